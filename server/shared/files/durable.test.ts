import { beforeEach, expect, it, vi } from 'vitest';
import { syncFolder, synced } from './durable.ts';

const done: string[] = [];
beforeEach(() => void done.splice(0));

/** Each thing that is done with a file takes a while, and is written down, with whether it began too early. */
vi.mock('node:fs/promises', () => {
  let underWay = 0;
  const slowly = async (what: string): Promise<void> => {
    done.push(underWay === 0 ? what : `${what}, too early`);
    underWay += 1;
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
  };
  const open = async (path: string, flags: string, mode: number) => {
    await slowly(`open ${path} ${flags} ${mode.toString(8)}`);
    return {
      writeFile: (bytes: Uint8Array) => slowly(`write ${bytes.length} bytes`),
      sync: () => slowly('sync'),
      close: () => slowly('close'),
    };
  };
  return { open };
});

it('S-8: a file is put on the disk once all of its bytes are written, and let go after that', async () => {
  await synced('picture', 'wx', Buffer.from('bytes'));
  expect(done).toEqual(['open picture wx 600', 'write 5 bytes', 'sync', 'close']);
});

it('S-8: the names of a folder are put on the disk too, but by Windows, which does so itself', async () => {
  await syncFolder('pictures');
  expect(done).toEqual(process.platform === 'win32' ? [] : ['open pictures r 600', 'sync', 'close']);
});
