import { join } from 'node:path';

/** The folder for the files of operators' games, under DATA_DIR. */
export const madeOfGames = (dataDir: string): string => join(dataDir, 'games');

/** The path of the portal's own script, which speaks for a game that does not know the portal. */
export const BRIDGE_SCRIPT = '/game-files/bridge/bridge.js';
