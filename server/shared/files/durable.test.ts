import { expect, it } from 'vitest';
import { syncFolder, synced, type Open } from './durable.ts';

/** A file system whose operations take a while and are logged, with whether one began too early. */
const slowFiles = () => {
  const done: string[] = [];
  let underWay = 0;
  const slowly = async (what: string): Promise<void> => {
    done.push(underWay === 0 ? what : `${what}, too early`);
    underWay += 1;
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
  };
  const open: Open = async (path, flags, mode) => {
    await slowly(`open ${path} ${flags} ${mode.toString(8)}`);
    return {
      writeFile: (bytes) => slowly(`write ${bytes.length} bytes`),
      sync: () => slowly('sync'),
      close: () => slowly('close'),
    };
  };
  return { done, open };
};

it('S-8: a file is put on the disk once all of its bytes are written, and let go after that', async () => {
  const { done, open } = slowFiles();
  await synced('picture', 'wx', Buffer.from('bytes'), open);
  expect(done).toEqual(['open picture wx 600', 'write 5 bytes', 'sync', 'close']);
});

it('S-8: the names of a folder are put on the disk too, but by Windows, which does so itself', async () => {
  const { done, open } = slowFiles();
  await syncFolder('pictures', open);
  expect(done).toEqual(process.platform === 'win32' ? [] : ['open pictures r 600', 'sync', 'close']);
});
