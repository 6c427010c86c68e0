import { join } from 'node:path';

/** The folder for what is made of comics, under DATA_DIR. */
export const madeOfComics = (dataDir: string): string => join(dataDir, 'comics');
