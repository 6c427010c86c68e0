import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { memoryLimits } from '../shared/memoryLimits.ts';
import { createCallingCodes } from './callingCodes.ts';

it('S-19: fifty text messages an hour go to the numbers of a country abroad, with an alarm at half and at all', async () => {
  let now = 0;
  const lines: unknown[] = [];
  const codes = createCallingCodes(
    memoryLimits(() => now),
    createLog((line) => lines.push(JSON.parse(line))),
  );
  const abroad = (i: number) => ({ channel: 'sms', value: `+22507080910${String(i).padStart(2, '0')}` }) as const;
  const home = { channel: 'sms', value: '+84912345678' } as const;
  for (let i = 0; i < 50; i += 1) {
    expect(await codes.hasRoom(abroad(i))).toBe(true);
    await codes.count(abroad(i));
    await codes.count(home);
  }
  expect(await codes.hasRoom(abroad(51))).toBe(false);
  expect(await codes.hasRoom(home)).toBe(true);
  expect(await codes.hasRoom({ channel: 'mail', value: 'an@khandai.vn' })).toBe(true);
  expect(lines).toMatchObject([
    { level: 'warn', event: 'sms.many', callingCode: '+225', sent: 25, most: 50 },
    { level: 'warn', event: 'sms.many', callingCode: '+225', sent: 50, most: 50 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('0708');
  now = 3_600_000;
  expect(await codes.hasRoom(abroad(51))).toBe(true);
});
