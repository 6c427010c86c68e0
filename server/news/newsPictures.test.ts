import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { newsPicturesPlugin } from './newsPictures.ts';

it('NE-2: sends a picture in its sizes, one of an only size whole, and nothing else of the folder', async () => {
  const made = await mkdtemp(join(tmpdir(), 'khandai-pictures-'));
  const app = fastify();
  try {
    const [sized, single] = ['a'.repeat(24), 'b'.repeat(24)];
    await writeFile(join(made, `${sized}.webp`), 'whole');
    await writeFile(join(made, `${sized}-480.webp`), 'small');
    await writeFile(join(made, `${single}.webp`), 'single');
    await writeFile(join(made, 'notes.txt'), 'secret');
    await app.register(newsPicturesPlugin(made));
    const read = async (name: string) => {
      const { statusCode, payload } = await app.inject(`/media/news/${name}`);
      return statusCode === 200 ? payload : statusCode;
    };
    expect(await Promise.all([`${sized}.webp`, `${sized}-480.webp`, `${single}-960.webp`].map(read))).toEqual([
      ...['whole', 'small', 'single'],
    ]);
    const others = [`${sized}-481.webp`, 'notes.txt', '..%2Fnotes.txt', `${'c'.repeat(24)}.webp`];
    expect(await Promise.all(others.map(read))).toEqual([404, 404, 404, 404]);
  } finally {
    await app.close();
    await rm(made, { recursive: true });
  }
});
