import { opened } from '../shared/area.ts';
import type { Database } from '../database/database.ts';
import { linksArea } from './links.area.ts';
import { createLinks } from './links.ts';

export const openLinks = (needs: { readonly database: Database }) => {
  const { handlers, make } = createLinks(needs);
  return { ...opened(linksArea, { handlers: { links: handlers } }), make };
};
