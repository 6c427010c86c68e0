import type { Locale } from '#domain/locale/locale.ts';

/**
 * Lines of scripted chat, by language. {home} {away} {leader} are names, {score} the score, {player} and {minute}
 * belong to the last goal, {voice} is the commentator, {note} the state of the match.
 */
export type Lines = Readonly<Record<Locale, readonly string[]>>;
