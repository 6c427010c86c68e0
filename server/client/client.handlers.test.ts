import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { callContext } from '../../tests/store/support/context.ts';
import { clientHandlers } from './client.handlers.ts';

it('CALL POST /other/api/client/log: a line in the log under the trace id, without what looks like a secret', async () => {
  const lines: string[] = [];
  const handlers = clientHandlers(createLog((line) => lines.push(line)));
  const report = { traceId: 'abcd1234', machine: 'navigation', state: 'error 500', event: '/menu?token=bi-mat' };
  const err = 'failed\nfor 203.0.113.7';
  expect(await handlers.log({ ...report, err, note: 'gọi 0912345678' }, callContext())).toBeNull();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    ...{ level: 'warn', event: 'client.trouble', traceId: 'abcd1234', machine: 'navigation', state: 'error 500' },
    ...{ happened: '/menu?[query]', err: 'failed for [address]', note: 'gọi [number]' },
  });
  expect(lines[0]).not.toMatch(/bi-mat|203\.0|0912/);
});
