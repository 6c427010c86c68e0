import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { filmArtPath, filmInks, filmMotifs } from '#domain/films/filmArt.ts';
import { demoCommentators } from '../demo/content/commentators.ts';
import { crestPath } from '../demo/content/team.ts';
import { leagues } from '../demo/content/leagues.ts';
import { crestFor } from '../shared/crestFor.ts';
import { artPlugin } from './artPlugin.ts';

const get = async (url: string) => {
  const app = Fastify();
  await app.register(artPlugin);
  const reply = await app.inject({ url });
  await app.close();
  return reply;
};

describe('artPlugin', () => {
  it('draws the crest of every club, and lets it run nothing', async () => {
    const app = Fastify();
    await app.register(artPlugin);
    for (const { crest } of leagues.flatMap(({ teams }) => teams)) {
      const reply = await app.inject({ url: crestPath(crest) });
      expect(reply.statusCode, crestPath(crest)).toBe(200);
      expect(reply.headers['content-type']).toMatch('image/svg+xml');
      expect(reply.headers['cache-control']).toBe('public, max-age=604800');
      expect(reply.headers['content-security-policy']).toMatch("default-src 'none'");
      expect(reply.body).toContain(`>${crest.initials}</text>`);
    }
    await app.close();
  });

  it('draws a crest for a club that brought none: the same name, the same crest', async () => {
    expect(crestFor('Bờ Kè Trên')).toBe(crestFor('Bờ Kè Trên'));
    for (const name of ['Bờ Kè Trên', '上堤岸', 'ß', '  ', '<b>', 'FC 1908'])
      expect((await get(crestFor(name))).statusCode, crestFor(name)).toBe(200);
    expect((await get(crestFor('Bờ Kè', ['#AABBCC', '#ffffff']))).statusCode).toBe(200);
  });

  it('draws every motif of films in both shapes, in the two inks that are asked for and no third', async () => {
    for (const [k, motif] of filmMotifs.entries())
      for (const shape of ['poster', 'still'] as const) {
        const pair = k % filmInks.length;
        const { statusCode, body } = await get(filmArtPath({ motif, pair }, shape));
        expect(statusCode, motif).toBe(200);
        expect(body).not.toMatch(/undefined|NaN|"[ABHD]"/);
        const { paper, dark, bright } = filmInks[pair]!;
        const colours = new Set(body.match(/#[0-9a-f]{3,6}(?=["}])/g));
        for (const colour of colours) expect([paper, dark, bright, '#fff', '#ffffff'], motif).toContain(colour);
      }
    expect((await get('/film-art/sun.1.poster.svg')).statusCode).toBe(404);
  });

  it('draws three initials smaller than two, so that they stay on their plate', async () => {
    const sizeOf = async (initials: string) =>
      /font-size="(\d+)"/.exec((await get(`/crests/0-0-aaaaaa-bbbbbb-${initials}.svg`)).body)?.[1];
    expect([await sizeOf('B'), await sizeOf('BK'), await sizeOf('BKT')]).toEqual(['19', '19', '16']);
  });

  it('draws every commentator, and one that nobody has heard of, always the same', async () => {
    for (const key of [...demoCommentators.map((one) => one.key), 'minh-bo-ke']) {
      const reply = await get(`/avatars/blv-${key}.svg`);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).not.toMatch(/undefined|NaN/);
      expect((await get(`/avatars/blv-${key}.svg`)).body).toBe(reply.body);
    }
  });

  it('draws the 24 faces that members choose from, each another', async () => {
    const app = Fastify();
    await app.register(artPlugin);
    const faces = new Set<string>();
    for (let number = 1; number <= 24; number += 1) {
      const reply = await app.inject({ url: `/avatars/${number}.svg` });
      expect(reply.statusCode).toBe(200);
      expect(reply.body).not.toMatch(/undefined|NaN/);
      faces.add(reply.body);
    }
    expect(faces.size).toBe(24);
    await app.close();
  });

  it.each([
    ['long hair', 'M17 26C15 8 49 8 47 26c1 10', [4, 5, 11, 17, 20, 23]],
    ['a bun', '<circle cx="32" cy="11" r="6.500"', [2, 14]],
  ])('draws %s on those faces that have it, and on no other', async (_what, part, numbers) => {
    const having: number[] = [];
    for (let number = 1; number <= 24; number += 1)
      if ((await get(`/avatars/${number}.svg`)).body.includes(part)) having.push(number);
    expect(having).toEqual(numbers);
  });

  it.each([
    '/crests/6-0-aaaaaa-bbbbbb-X.svg',
    '/crests/0-0-aaaaaa-bbbbbb-ABCD.svg',
    '/crests/0-0-aaaaa-bbbbbb-X.svg',
    '/crests/0-0-aaaaaa-bbbbbb-.svg',
    '/crests/0-0-aaaaaa-bbbbbb-%3Cs%3E.svg',
    '/crests/0-0-aaaaaa-bbbbbb-%22%26%27.svg',
    '/crests/0-0-%22onload%3D-bbbbbb-X.svg',
    '/crests/..%2f..%2fetc%2fpasswd',
    '/avatars/0.svg',
    '/avatars/25.svg',
    '/avatars/01.svg',
    '/avatars/blv-%3Cscript%3E.svg',
    '/avatars/1.png',
  ])('answers 404 in the envelope to %s', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 404, data: null });
  });
});
