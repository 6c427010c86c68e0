import { fold } from '../shared/fold.ts';
import { CREDENTIALS, usernameProblem } from './credentials.ts';

/** Where nothing that is known of somebody can be written in a username. */
const FALLBACK = 'thanh.vien';

const folded = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9._]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^[._]+|[._]+$/g, '');

/**
 * A username for somebody who never chose one: the first of the texts that can be written in one, cut to leave room for
 * `suffix`, which tells it from one that is taken. Figures alone are none: they could be somebody's phone number.
 */
export const derivedUsername = (texts: readonly string[], suffix = ''): string => {
  const room = CREDENTIALS.usernameMax - suffix.length;
  const names = [...texts.map(folded), FALLBACK].map((name) => name.slice(0, room) + suffix);
  return names.find((name) => usernameProblem(name) === null && /[a-z]/.test(name))!;
};
