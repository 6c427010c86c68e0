import { opened } from '../shared/area.ts';
import { portalArea } from './portal.area.ts';
import { portalHandlers, type PortalSource } from './portal.handlers.ts';

export const openPortal = (source: PortalSource) =>
  opened(portalArea, { handlers: { portal: portalHandlers(source) } });
