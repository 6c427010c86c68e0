import fastify from 'fastify';
import { expect, it } from 'vitest';
import { refuseUnderPressure } from './pressure.ts';

it('S-1: answers 503 while the event loop is late, /healthz always, and asks nothing that needs a descriptor', async () => {
  let late = 0;
  let stopped = false;
  const app = fastify();
  refuseUnderPressure(app, 2000, () => ({ mean: () => late, stop: () => (stopped = true) }));
  app.get('/*', async () => 'here');
  const ask = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers['retry-after']];
  };
  late = 2001;
  // What is late during the start is not counted.
  expect(await ask('/')).toEqual([200, undefined]);
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await ask('/')).toEqual([503, '5']);
  expect(await ask('/healthz')).toEqual([200, undefined]);
  late = 2000;
  expect(await ask('/')).toEqual([200, undefined]);
  await app.close();
  expect(stopped).toBe(true);
});
