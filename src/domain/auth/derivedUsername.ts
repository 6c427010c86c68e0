import { fold } from '../shared/fold.ts';
import { CREDENTIALS, usernameProblem } from './credentials.ts';

/** Used when nothing known about a person can be written as a username. */
const FALLBACK = 'thanh.vien';

const folded = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9._]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^[._]+|[._]+$/g, '');

/**
 * A username for somebody who never chose one: the first of the texts that can be written as a username, cut to leave
 * room for `suffix`, which makes it unique. Texts of digits only are skipped: they could be a phone number.
 */
export const derivedUsername = (texts: readonly string[], suffix = ''): string => {
  const room = CREDENTIALS.usernameMax - suffix.length;
  const names = [...texts.map(folded), FALLBACK].map((name) => name.slice(0, room) + suffix);
  return names.find((name) => usernameProblem(name) === null && /[a-z]/.test(name))!;
};
