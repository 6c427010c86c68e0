import { open, type FileHandle } from 'node:fs/promises';

/** The function that opens a file. */
export type Open = (
  path: string,
  flags: string,
  mode: number,
) => Promise<Pick<FileHandle, 'sync' | 'close'> & { readonly writeFile: (bytes: Uint8Array) => Promise<void> }>;

/** Opens a file (or a folder, to read), writes the bytes if any, and resolves once they are on the disk. */
export const synced = async (path: string, flags: string, bytes?: Uint8Array, opens: Open = open): Promise<void> => {
  const handle = await opens(path, flags, 0o600);
  try {
    if (bytes) await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** File names survive a crash only once the folder is synced too; Windows does it by itself and refuses the call. */
export const syncFolder = async (folder: string, opens: Open = open): Promise<void> => {
  if (process.platform !== 'win32') await synced(folder, 'r', undefined, opens);
};
