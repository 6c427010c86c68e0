import type { Database } from '../database/database.ts';
import { commitChat } from './chatWrite.store.ts';
import { groupCommit } from './groupCommit.ts';
import type { ChatWriter } from './write.ts';

/** Stores chat over the database's own connections: a database server waits for its disk elsewhere, and needs no thread here. */
export const databaseWriter = (database: Database): ChatWriter => groupCommit((writes) => commitChat(database, writes));
