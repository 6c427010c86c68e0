import { tabOf } from '../../console/console.ts';
import type { Params, RouteSpec } from '../routeSpec.ts';

const ofConsole = {
  layout: 'default',
  menu: 'account',
  words: ['console', 'feed', 'security', 'act'],
  middleware: ['member'],
  indexed: false,
  asks: 'nothing',
} as const;

// `refuse` has rejected every other tab; the overview has the address of the console.
const titleOfTab = ({ tab: slug = '' }: Params) => {
  const tab = tabOf(slug);
  return `consoleTab.${tab === null || tab === 'overview' ? 'roles' : tab}` as const;
};

export const consoleRoutes = [
  { ...ofConsole, id: 'console', path: '/quan-tri' },
  {
    ...ofConsole,
    id: 'consoleTab',
    path: '/quan-tri/:tab',
    title: titleOfTab,
    refuse: ({ tab = '' }) => (tabOf(tab) === null ? {} : null),
    example: '/quan-tri/vai-tro',
  },
] as const satisfies readonly RouteSpec[];
export type ConsoleRouteId = (typeof consoleRoutes)[number]['id'];
