import { channelOf, CONTACTS } from './contacts.ts';
import { CREDENTIALS, passwordProblem, usernameProblem } from './credentials.ts';

/** What stands in the form of a registration, as typed. */
export interface SignUpFields {
  readonly username: string;
  readonly nickname: string;
  /** A mail address, a phone number, or nothing. */
  readonly contact: string;
  readonly password: string;
}

/** What of it may be kept: never the password. */
export type SignUpDraft = Omit<SignUpFields, 'password'>;

export const emptyDraft: SignUpDraft = { username: '', nickname: '', contact: '' };

/** Whether a form can be sent, before anybody is asked: the contact may be left out. */
export const isFilledIn = ({ username, contact, password }: SignUpFields): boolean =>
  usernameProblem(username) === null &&
  passwordProblem(password) === null &&
  (contact.trim() === '' || channelOf(contact) !== null);

const mostOf: Readonly<Record<keyof SignUpDraft, number>> = {
  username: CREDENTIALS.usernameMax,
  nickname: CREDENTIALS.nicknameMax,
  contact: CONTACTS.mailMax,
};

/** A draft from what was kept of it; whatever cannot be one is an empty one. */
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

/** What is kept of a draft; null for an empty one. */
export const keptDraft = ({ username, nickname, contact }: SignUpDraft): string | null =>
  username + nickname + contact === '' ? null : JSON.stringify({ username, nickname, contact });
