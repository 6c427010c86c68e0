import { portal } from '../database/migrations/0016-portal.ts';
import { defineArea } from '../shared/area.ts';

/** The operator's content of the shell. */
export const portalArea = defineArea({
  calls: ['portal'],
  migrations: [portal],
  hot: { portal: { menu: 1000, marquee: 1000, banners: 1000, domains: 1000, language: 1000 } },
});
