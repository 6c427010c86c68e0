import { outbox } from '../database/migrations/0022-outbox.ts';
import { defineArea } from '../shared/area.ts';

/** What must happen once because of a write: letters, and what areas have to hear of each other. */
export const outboxArea = defineArea({ calls: [], migrations: [outbox] });
