import { outbox } from '../database/migrations/0022-outbox.ts';
import { defineArea } from '../shared/area.ts';

/** Effects that a write must have once: letters, and events for other areas. */
export const outboxArea = defineArea({ calls: [], migrations: [outbox] });
