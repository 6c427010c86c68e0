import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { contextOf } from './context.ts';

const BINDING = 'b'.repeat(43);

it.each([true, false])(
  'item 15: a call knows the browser of a session by its own cookie (production: %s)',
  async (production) => {
    const app = Fastify();
    const source = { production, publicUrl: null, clock: () => 0, addressOf: () => '192.0.2.1' };
    app.get('/', async (request, reply) => ({ binding: contextOf(request, reply, null, source).binding }));
    const [own, other] = production ? ['__Host-sb', 'sb'] : ['sb', '__Host-sb'];
    const bindingBy = async (name: string): Promise<unknown> =>
      (await app.inject({ url: '/', headers: { cookie: `${name}=${BINDING}` } })).json();
    expect([await bindingBy(own), await bindingBy(other)]).toEqual([{ binding: BINDING }, { binding: null }]);
    await app.close();
  },
);
