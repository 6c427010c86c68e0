import { demux } from './demux.ts';
import { askFfprobe, hasFfprobe } from './ffprobe.ts';
import type { Probed } from './probed.ts';

/** What is in a file, or why that cannot be told. */
export type Probe = (path: string) => Promise<Probed | string>;

/** By ffprobe where the machine has it, else by a library. */
export const machineProbe = async (): Promise<Probe> => {
  const read = (await hasFfprobe()) ? askFfprobe : demux;
  return async (path) => {
    try {
      return await read(path);
    } catch {
      return 'is no film that can be read: it is damaged, or something else';
    }
  };
};
