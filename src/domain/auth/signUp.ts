import { channelOf, CONTACTS } from './contacts.ts';
import { CREDENTIALS, passwordProblem, usernameProblem } from './credentials.ts';

/** The fields of the sign-up form, as typed. */
export interface SignUpFields {
  readonly username: string;
  readonly nickname: string;
  /** A mail address, a phone number, or ''. */
  readonly contact: string;
  readonly password: string;
}

/** The fields that may be stored in the browser: never the password. */
export type SignUpDraft = Omit<SignUpFields, 'password'>;

export const emptyDraft: SignUpDraft = { username: '', nickname: '', contact: '' };

/** Whether the form is valid as far as the browser can tell; the contact is optional. */
export const isFilledIn = ({ username, contact, password }: SignUpFields): boolean =>
  usernameProblem(username) === null &&
  passwordProblem(password) === null &&
  (contact.trim() === '' || channelOf(contact) !== null);

const mostOf: Readonly<Record<keyof SignUpDraft, number>> = {
  username: CREDENTIALS.usernameMax,
  nickname: CREDENTIALS.nicknameMax,
  contact: CONTACTS.mailMax,
};

/** Parses a stored draft; empty if it is not a valid one. */
export const readDraft = (kept: string | null): SignUpDraft => {
  const read = (): unknown => {
    try {
      return JSON.parse(kept ?? '');
    } catch {
      return null;
    }
  };
  const found = read();
  const of = (name: keyof SignUpDraft): string => {
    const text: unknown = typeof found === 'object' && found !== null && name in found ? found[name as never] : '';
    return typeof text === 'string' ? text.slice(0, mostOf[name]) : '';
  };
  return { username: of('username'), nickname: of('nickname'), contact: of('contact') };
};

/** Serialises a draft; null for an empty one. */
export const keptDraft = ({ username, nickname, contact }: SignUpDraft): string | null =>
  username + nickname + contact === '' ? null : JSON.stringify({ username, nickname, contact });
