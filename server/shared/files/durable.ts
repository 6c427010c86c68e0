import { open, type FileHandle } from 'node:fs/promises';

/** What opens a file. */
export type Open = (
  path: string,
  flags: string,
  mode: number,
) => Promise<Pick<FileHandle, 'sync' | 'close'> & { readonly writeFile: (bytes: Uint8Array) => Promise<void> }>;

/** Opens a file (or a folder, to read), writes bytes where some are given, and settles once they are on the disk. */
export const synced = async (path: string, flags: string, bytes?: Uint8Array, opens: Open = open): Promise<void> => {
  const handle = await opens(path, flags, 0o600);
  try {
    if (bytes) await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Names are as safe as the bytes only once the folder is synced too; Windows does it by itself and refuses to. */
export const syncFolder = async (folder: string, opens: Open = open): Promise<void> => {
  if (process.platform !== 'win32') await synced(folder, 'r', undefined, opens);
};
