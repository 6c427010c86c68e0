import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Application } from '#domain/application/application.ts';
import type { ApplicationForm } from '#domain/application/form.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { createAccounts } from '#server/accounts/accounts.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { silentLog } from '#server/log.ts';
import type { Tickets } from '#server/shared/tickets.ts';
import { keptOutbox } from './outbox.ts';
import { callContext, granted, memberOf } from './context.ts';
import { NOW } from './engines.ts';
import { refused } from '#server/shared/refusal.ts';
import type { TakeUpload } from '#server/shared/files/takeUpload.ts';
import { openUploads } from './uploads.ts';

/** A recording, as its first bytes. */
export const webm = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
  Buffer.from('\x9f\x42\x86\x81\x01\x42\x82\x84webm…A_OPUS…', 'latin1'),
  Buffer.alloc(4000),
]);
/** A complete form. */
export const form: ApplicationForm = {
  realName: 'Trần Thị Lá',
  stageName: 'Lá Non',
  birthYear: 1999,
  phone: '0912 345 678',
  sports: ['bong-da', 'esport'],
  leagues: ['Giải Bến Sông'],
  langs: ['vi'],
  experience: 'Hai mùa bình luận giải sinh viên ở Cần Thơ.',
  links: ['https://example.org/la-non'],
  availability: [
    [6, 1080, 1440],
    [7, 0, 180],
  ],
  timezone: 'Asia/Ho_Chi_Minh',
  consent: { age18: true, terms: true },
};
/** A reviewer's score for a voice. */
export const score = { voice: 4, knowledge: 5, flow: 3, conduct: 5 };

/** "ok-…" proves the number of the form, once. */
const okTickets = (): Tickets => {
  const spent = new Set<string>();
  return {
    proofOf: async (ticket, { purpose, contact }) =>
      ticket.startsWith('ok') && !spent.has(ticket) && purpose === 'contact' && contact?.value === '+84912345678'
        ? { userId: null }
        : null,
    spend: async (_queries, ticket) => {
      const first = !spent.has(ticket);
      spent.add(ticket);
      return first;
    },
  };
};

/** Applications with their files over a database, and the actions of applicants and reviewers. */
export const applicationsWorld = async (database: Database) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'khandai-applications-'));
  const bus = inProcessBus();
  const kept = keptOutbox();
  const { outbox } = kept;
  const accounts = createAccounts({
    ...{ database, bus, clock: () => NOW, limits: false },
    secret: 'a secret of tests, long enough',
  });
  const tickets = okTickets();
  /** Lets a test change which names are protected. */
  const names = { isProtected: accounts.isProtectedName };
  /** The finished uploads; none, unless a test adds one. */
  const finished: { take: TakeUpload } = { take: async () => refused(404) };
  /** As at a start of the origin. */
  const open = () =>
    openUploads({
      ...{
        database,
        dataDir,
        outbox,
        log: silentLog,
        tickets,
        demo: true,
        take: (...asked) => finished.take(...asked),
        accounts: { ...accounts, isProtectedName: (...asked) => names.isProtected(...asked) },
      },
      clock: () => NOW,
    });
  const uploads = await open();
  const apply = uploads.handlers.applications;
  let made = 0;

  const register = async (role: keyof typeof SITE_ROLES = 'member'): Promise<MemberViewer> => {
    const input = { username: `nop.don.${(made += 1)}`, password: 'mưa rơi trên mái tôn', nickname: `Người ${made}` };
    const { token, user } = granted(await accounts.handlers.register(input, callContext()));
    await database.run(sql`update member set site_role_id = ${SITE_ROLES[role]} where user_id = ${user.userId}`);
    return await memberOf(accounts.identify, token);
  };
  const by = (viewer: MemberViewer, now = NOW) => callContext({ viewer, now });
  const my = async (viewer: MemberViewer) => granted(await apply.my({}, by(viewer)));
  const save = (viewer: MemberViewer, rev: number, change: Partial<ApplicationForm> = {}, now = NOW) =>
    apply.save({ rev, step: 2, form: { ...form, ...change } }, by(viewer, now));
  const sendVoice = (viewer: MemberViewer, body = webm) =>
    apply.voice({ durationMs: 42_000, clipId: 'football' }, { ...by(viewer), body });
  const prove = (viewer: MemberViewer) => apply.contact({ phone: form.phone, ticket: `ok-${(made += 1)}` }, by(viewer));
  /** A complete draft. */
  const whole = async (viewer: MemberViewer, now = NOW): Promise<Application> => {
    await prove(viewer);
    await sendVoice(viewer);
    const { rev } = (await my(viewer))!;
    return granted(await save(viewer, rev, {}, now));
  };
  const submit = async (viewer: MemberViewer, now = NOW) => {
    const { rev } = await whole(viewer, now);
    return granted(await apply.submit({ rev }, by(viewer, now)));
  };
  const review = (
    who: MemberViewer,
    { applicationId, state: from }: Application,
    state: 'reviewing' | 'need_info' | 'approved' | 'rejected',
    more: object = {},
    now = NOW,
  ) => apply.review({ applicationId, from, state, ...more }, by(who, now));
  const staff = await register('qc');
  return {
    ...{ dataDir, folder: join(dataDir, 'applications'), kept, accounts, uploads, apply, staff, open, names, finished },
    ...{ register, by, my, save, sendVoice, prove, whole, submit, review },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
};
export type ApplicationsWorld = Awaited<ReturnType<typeof applicationsWorld>>;
