import { channelOf } from '#domain/auth/contacts.ts';
import type { Registration } from '#ports/accounts.ts';
import type { SignUpContext } from './signUp.types.ts';

/** The registration from a form: a contact is included only with its ticket. */
export const registrationOf = ({ username, password, nickname, contact, proof }: SignUpContext): Registration => ({
  username,
  password,
  ...(nickname.trim() !== '' && { nickname: nickname.trim() }),
  ...(proof !== null && proof.contact === contact.trim() && contactOf(proof)),
});

const contactOf = ({ contact, ticket }: { readonly contact: string; readonly ticket: string }) =>
  channelOf(contact) === 'mail'
    ? { email: contact, emailTicket: ticket }
    : { phoneNumber: contact, phoneTicket: ticket };
