import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { mountDocuments } from './documents.ts';

it.each([
  ['/openapi.json', { openapi: expect.any(String) }],
  ['/asyncapi.json', { asyncapi: expect.any(String) }],
])('the contract lies at %s as JSON, which a browser shows as such and asks for anew', async (url, shape) => {
  const app = Fastify();
  mountDocuments(app);
  const { headers, json } = await app.inject({ url });
  await app.close();
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
  expect(json()).toMatchObject(shape);
});
