import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileStore } from './fileStore.ts';

let data: string;
let folder: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'khandai-files-'));
  folder = join(data, 'pictures');
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const HOUR = 3_600_000;
const bytes = (text: string) => Buffer.from(text);
const parts = [
  { end: '.webp', bytes: bytes('large') },
  { end: '-96.webp', bytes: bytes('small') },
];
const age = (file: string, ms: number) => {
  const at = (Date.now() - ms) / 1000;
  utimesSync(join(folder, file), at, at);
};

describe('item 32: files under DATA_DIR', () => {
  it('have a name that nobody can guess, and nobody else on the machine may read them', async () => {
    const files = fileStore(folder);
    const names = [await files.add(parts), await files.add(parts)];
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(await files.read(`${names[0]}.webp`)).toEqual(bytes('large'));
    expect(await files.read(`${names[0]}-96.webp`)).toEqual(bytes('small'));
    expect(statSync(join(folder, `${names[0]}.webp`)).mode & 0o077).toBe(0);
    expect(readdirSync(folder)).toHaveLength(4);
  });

  it('that are not there are null, and so is a way out of the folder', async () => {
    writeFileSync(join(data, 'secret'), 'key');
    const files = fileStore(folder);
    const name = 'a'.repeat(32);
    for (const asked of [`${name}.webp`, '../secret', 'secret', '']) expect(await files.read(asked)).toBeNull();
    await files.remove('../secret');
    expect(existsSync(join(data, 'secret'))).toBe(true);
  });

  it('are gone when they were removed, twice without harm', async () => {
    const files = fileStore(folder);
    const kept = await files.add(parts);
    const name = await files.add(parts);
    await files.remove(name);
    await files.remove(name);
    expect(await files.read(`${name}-96.webp`)).toBeNull();
    expect(await files.read(`${kept}.webp`)).not.toBeNull();
    await fileStore(join(data, 'nowhere')).remove(name);
  });

  it('are all there or none: where one cannot be written, none stays', async () => {
    const files = fileStore(folder);
    await expect(files.add([...parts, { end: '/nowhere.webp', bytes: bytes('') }])).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that a process left when it died are swept, but for those in use and those just written', async () => {
    const files = fileStore(folder);
    const [used, orphan, young] = [await files.add(parts), await files.add(parts), await files.add(parts)];
    const halfWritten = `${'b'.repeat(32)}.webp.new`;
    for (const file of [halfWritten, 'notes.txt']) writeFileSync(join(folder, file), '');
    for (const file of readdirSync(folder)) if (!file.startsWith(young)) age(file, HOUR + 60_000);
    await files.sweep(new Set([used, 'b'.repeat(32)]));
    expect(readdirSync(folder).sort()).toEqual(
      [`${used}.webp`, `${used}-96.webp`, `${young}.webp`, `${young}-96.webp`, 'notes.txt'].sort(),
    );
    expect(readdirSync(folder)).not.toContain(`${orphan}.webp`);
  });

  it('are swept without a folder too', async () => {
    await fileStore(folder).sweep(new Set());
    mkdirSync(folder);
    await fileStore(folder).sweep(new Set());
    expect(readdirSync(folder)).toEqual([]);
  });
});
