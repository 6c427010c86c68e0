import type { Locale } from '#domain/locale/locale.ts';

/**
 * What scripted voices say, by language. {home} {away} {leader} are names, {score} the score, {player} and {minute} belong
 * to the last goal, {voice} is the commentator, {note} how it stands.
 */
export type Lines = Readonly<Record<Locale, readonly string[]>>;
