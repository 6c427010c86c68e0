import { join } from 'node:path';

/** The folder for files made from comics, under DATA_DIR. */
export const madeOfComics = (dataDir: string): string => join(dataDir, 'comics');
