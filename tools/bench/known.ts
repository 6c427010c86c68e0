import { accounts } from '#contract/http/accounts.ts';
import { codes } from '#contract/http/codes.ts';
import { median, printTable } from './support/compare.ts';
import { startMailServer } from './support/mailServer.ts';
import { options } from './support/options.ts';
import { startMeasuredOrigin } from './support/server.ts';

// Measures whether response times reveal if an account exists: medians of alternating attempts.
const { tries, percent } = options({ tries: 200, percent: 10 });
const WARM_UP = 20;
const PASSWORD = 'hai hang ghe dau tien';
const [NAME, MAIL] = ['lan.anh', 'lan.anh@khandai.example'];
const [NO_NAME, NO_MAIL] = ['khong.ai', 'khong.ai@khandai.example'];

const mails = await startMailServer();
const origin = await startMeasuredOrigin({ DEMO: 'off', SMTP_URL: mails.url, MAIL_FROM: 'no-reply@khandai.example' });

const post = async (path: string, body: object): Promise<{ readonly text: string; readonly data: unknown }> => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const text = await (await fetch(origin.url + path, init)).text();
  return { text, data: (JSON.parse(text) as { readonly data: unknown }).data };
};
/** Removes what differs in every answer. */
const withoutIds = (text: string): string => text.replace(/"requestId":"[^"]*"/, '"requestId":"…"');

const coming = mails.nextCode();
const { requestId } = (await post(codes.sendEmail.path, { email: MAIL })).data as { readonly requestId: string };
const proved = await post(codes.checkSms.path, { requestId, code: await coming });
const { ticket: emailTicket } = proved.data as { readonly ticket: string };
await post(accounts.register.path, { username: NAME, password: PASSWORD, email: MAIL, emailTicket });

interface Asked {
  readonly what: string;
  readonly path: string;
  readonly known: object;
  readonly unknown: object;
}
const wrong = { password: 'khong phai mat khau nay' };
const asked: readonly Asked[] = [
  {
    what: 'log-in by name',
    path: accounts.login.path,
    known: { username: NAME, ...wrong },
    unknown: { username: NO_NAME, ...wrong },
  },
  {
    what: 'log-in by mail',
    path: accounts.login.path,
    known: { username: MAIL, ...wrong },
    unknown: { username: NO_MAIL, ...wrong },
  },
  {
    what: 'forgotten, by name',
    path: codes.forgotPassword.path,
    known: { account: NAME },
    unknown: { account: NO_NAME },
  },
  {
    what: 'forgotten, by mail',
    path: codes.forgotPassword.path,
    known: { account: MAIL },
    unknown: { account: NO_MAIL },
  },
  { what: 'code to register', path: codes.sendEmail.path, known: { email: MAIL }, unknown: { email: NO_MAIL } },
];

const rows: string[][] = [];
let told = false;
for (const { what, path, known, unknown } of asked) {
  const took: { readonly known: number[]; readonly unknown: number[] } = { known: [], unknown: [] };
  const texts = new Set<string>();
  const measure = async (body: object, into: number[]) => {
    const began = performance.now();
    texts.add(withoutIds((await post(path, body)).text));
    into.push(performance.now() - began);
  };
  for (let i = 0; i < WARM_UP + tries; i += 1) {
    // The order alternates too.
    if (i % 2 === 0) await measure(known, took.known);
    await measure(unknown, took.unknown);
    if (i % 2 === 1) await measure(known, took.known);
  }
  const [ours, theirs] = [took.known, took.unknown].map((all) => median(all.slice(WARM_UP))) as [number, number];
  const off = 100 * (ours / theirs - 1);
  told ||= Math.abs(off) > percent || texts.size > 1;
  rows.push([
    what,
    ours.toFixed(2),
    theirs.toFixed(2),
    `${off.toFixed(1)} %`,
    texts.size === 1 ? 'the same' : 'DIFFERENT',
  ]);
}
printTable(`Known and unknown accounts: medians of ${tries} in ms`, ['', 'known', 'unknown', 'off by', 'text'], rows);
await origin.stop();
await mails.stop();
process.exit(told ? 1 : 0);
