import type { Log } from '../log.ts';
import { opened } from '../shared/area.ts';
import { clientArea } from './client.area.ts';
import { clientHandlers } from './client.handlers.ts';

export const openClient = ({ log }: { readonly log: Log }) =>
  opened(clientArea, { handlers: { client: clientHandlers(log) } });
