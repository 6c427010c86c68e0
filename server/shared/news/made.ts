import { join } from 'node:path';

/** The folder for pictures of imported articles, under DATA_DIR. */
export const madeOfNews = (dataDir: string): string => join(dataDir, 'news');
