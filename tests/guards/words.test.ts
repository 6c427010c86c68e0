import type * as SchemaAST from 'effect/SchemaAST';
import { describe, expect, it } from 'vitest';
import { api } from '#contract/http/api.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { ClientFrame } from '#contract/ws/frames.ts';
import { noteOf } from '../../server/shared/door/wordsIn.ts';

type Ast = SchemaAST.AST;

/** The ids of the checks after which a text is still whatever somebody likes to write. */
const LOOSE = ['isBetweenCodePoints', 'isBetweenLength', 'isMaxLength', 'isMinLength', 'isNonEmpty'];
/** A pattern that only wants something to be seen, such as `\S`. */
const isLoose = (check: NonNullable<Ast['checks']>[number]): boolean => {
  const { id = '', payload } = (check.annotations?.['representation'] ?? {}) as { id?: string; payload?: unknown };
  if (LOOSE.some((name) => id.endsWith(name))) return true;
  const source = (payload as { source?: string } | undefined)?.source ?? '';
  return id.endsWith('isPattern') && !source.startsWith('^');
};

/** The fields of free text that no note covers. */
const unjudged = (ast: Ast, field = '', depth = 0): readonly string[] => {
  if (depth > 14 || noteOf(ast)) return [];
  if (ast._tag === 'String') return (ast.checks ?? []).every(isLoose) ? [field] : [];
  if (ast._tag === 'Union') return ast.types.flatMap((one) => unjudged(one, field, depth + 1));
  if (ast._tag === 'Arrays') return [...ast.elements, ...ast.rest].flatMap((one) => unjudged(one, field, depth + 1));
  if (ast._tag !== 'Objects') return [];
  return ast.propertySignatures.flatMap(({ name, type }) =>
    unjudged(type, field === '' ? String(name) : `${field}.${String(name)}`, depth + 1),
  );
};

/** Free text that the door does not judge, by call and field, and why. A field's name covers what stands below it. */
const aside: Readonly<Record<string, string>> = {
  'accounts.login': 'a name and a password that are compared, and shown to nobody',
  'accounts.register.password': 'a password is compared, and shown to nobody',
  'accounts.register.email': 'an address, which is read as one',
  'accounts.register.phoneNumber': 'a number, which is read as one',
  'accounts.register.pid': 'an id of a partner, which is compared',
  'accounts.resetPassword.password': 'a password',
  'accounts.checkUsername.username': 'a question; the name itself is judged when somebody registers',
  'security.confirm.password': 'a password',
  'security.changePassword': 'passwords',
  'security.firstPassword.newPassword': 'a password',
  'codes.checkEmail.email': 'an address',
  'codes.checkPhone.phoneNumber': 'a number',
  'codes.sendEmail.email': 'an address',
  'codes.sendOtp.to': 'a number',
  'codes.sendOtp.displayName': 'taken because the specification names it; it goes nowhere',
  'codes.forgotPassword.account': 'an address, a number or a username, which is looked up',
  'codes.phoneVerify': 'a number and a password',
  'codes.emailVerify': 'an address and a password',
  'portal.menu.location': 'the name of a place, which is compared',
  'applications.save.form': 'a draft that its applicant alone sees; it is judged when it is sent',
  'applications.contact.phone': 'a number',
  'google.login.returnTo': 'a path',
  'google.loginCallback': 'codes of the provider',
  'google.link.returnTo': 'a path',
  'google.linkCallback': 'codes of the provider',
  'passkeys.add.response.transports': 'words of the standard, which are compared',
  'passkeys.add.name': 'the name of a key, which its owner alone sees',
  'passkeys.rename.name': 'the name of a key, which its owner alone sees',
  'referral.bind.code': 'a code, which is compared',
  'help.ask.mail': 'an address',
  'chatRoom.filterPut.words': 'words that are refused, which those who keep order in the room alone see',
  'social.mute': 'what a member does not want to read, which they alone see',
  'client.log': 'a report of a fault: it goes into the log, whatever it says',
  'uploads.begin.mime': 'a media type, which is compared',
  'posts.putDraft.draft': 'a draft that its author alone sees; it is judged when it is posted',
  'tips.putDraft.draft': 'a draft that its tipster alone sees; it is judged when it is published',
  'musicMine.putQueue.device': 'the name of a device, which its owner alone sees',
  'musicMine.importPlaylist.text': 'a file of which songs are looked up; its name is judged as a playlist’s',
  'musicMine.putScrobbler': 'an address and a token of the member’s own account elsewhere',
  'newsroom.put': 'a manuscript that the newsroom alone sees; it is judged when it is released',
  'newsroom.paste.html': 'what was copied elsewhere, answered as blocks and not stored',
  'operator.startJob.name': 'the name of a job, which is compared',
  'operator.putContent': 'what the operator says around the content; the operator makes the rules of the door',
  'games.save.data': 'a saved game, which its player alone sees',
  'games.score.proof.steps': 'the moves of a game, which are replayed',
};
const isAside = (field: string): boolean =>
  Object.keys(aside).some((known) => field === known || field.startsWith(`${known}.`));

const found = Object.entries<Readonly<Record<string, AnyCall>>>(api).flatMap(([group, calls]) =>
  Object.entries(calls)
    .filter(([, { method }]) => method !== 'GET')
    .flatMap(([name, { input }]) => unjudged(input.ast).map((field) => `${group}.${name}.${field}`)),
);

describe('every text that somebody writes passes the door', () => {
  it('in each call: a field of free text has `words`, or stands here with its reason', () => {
    expect(found.filter((field) => !isAside(field))).toEqual([]);
  });
  it('in each frame, where a message alone is free text', () => {
    const free = unjudged(ClientFrame.ast).filter((field) => field !== 'data.clientId' && field !== 'data.reaction');
    // Where a history goes on is an id of ours, which is compared.
    expect(free.filter((field) => field !== 'since.epoch')).toEqual([]);
  });
  it('no reason stands here for a field that is gone or judged', () => {
    expect(Object.keys(aside).filter((known) => !found.some((f) => f === known || f.startsWith(`${known}.`)))).toEqual(
      [],
    );
  });
});
