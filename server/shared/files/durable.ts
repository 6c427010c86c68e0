import { open } from 'node:fs/promises';

/** Opens a file (or a folder, to read), writes bytes where some are given, and settles once they are on the disk. */
export const synced = async (path: string, flags: string, bytes?: Uint8Array): Promise<void> => {
  const handle = await open(path, flags, 0o600);
  try {
    if (bytes) await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Names are as safe as the bytes only once the folder is synced too; Windows does it by itself and refuses to. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform !== 'win32') await synced(folder, 'r');
};
