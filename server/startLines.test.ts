import { expect, it } from 'vitest';
import { readConfig, type Environment } from './config.ts';
import { startLines } from './startLines.ts';
import { productionEnv } from './testing/productionEnv.ts';

const linesOf = (environment: Environment, address = 'http://127.0.0.1:8080') =>
  startLines(readConfig(environment), address, Date.UTC(2026, 10, 22, 12));
const open = 'Khán Đài is open: http://localhost:8080';
const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'no-reply@khandai.example' };

it.each<readonly [Environment, string]>([
  [{}, 'OUTBOX=on: mails and codes are shown, to this machine alone, at http://localhost:8080/dev/outbox'],
  [
    { OUTBOX: 'off' },
    'Mails and text messages reach nobody: set SMTP_URL and its kin, or try out with OUTBOX=on and HOST=127.0.0.1.',
  ],
  [
    { OUTBOX: 'on', HOST: '0.0.0.0' },
    'Mails and text messages reach nobody: set SMTP_URL and its kin, or try out with OUTBOX=on and HOST=127.0.0.1.',
  ],
  [
    { OUTBOX: 'off', SMS: 'off' },
    'Mails reach nobody: set SMTP_URL and its kin, or try out with OUTBOX=on and HOST=127.0.0.1.',
  ],
  [
    { ...mail, OUTBOX: 'off' },
    'Text messages reach nobody: set SMS_URL and its kin, or try out with OUTBOX=on and HOST=127.0.0.1.',
  ],
])('S-15: with %j the start says: %s', (environment, line) => {
  expect(linesOf(environment)).toEqual([open, line]);
});

it('S-15: where everything is delivered there is nothing to say of it', () => {
  expect(linesOf(productionEnv)).toEqual(['Khán Đài is open: https://khandai.example']);
});

it('CLOCK: the start says what time it is, and how fast it runs', () => {
  expect(linesOf({ ...mail, SMS: 'off', CLOCK: '2026-11-22T12:00:00Z*10' })).toEqual([
    open,
    'CLOCK: it is 2026-11-22T12:00:00.000Z here, and time runs 10×.',
  ]);
});
