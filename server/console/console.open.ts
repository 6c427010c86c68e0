import type { Database } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import { consoleArea } from './console.area.ts';
import { consoleHandlers, type ConsoleParts } from './console.handlers.ts';
import { consoleStore } from './console.store.ts';
import { consoleLogStore, keptConsole } from './log.store.ts';

export interface OpenConsoleNeeds extends Omit<ConsoleParts, 'store' | 'log'> {
  readonly database: Database;
}

export const openConsole = ({ database, ...needs }: OpenConsoleNeeds) =>
  opened(consoleArea, {
    handlers: {
      operator: consoleHandlers({ ...needs, store: consoleStore(database), log: consoleLogStore(database) }),
    },
    personalData: [keptConsole(database)],
  });
