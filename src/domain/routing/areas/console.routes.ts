import { tabOf } from '../../console/console.ts';
import type { RouteSpec } from '../routeSpec.ts';

const ofConsole = {
  layout: 'default',
  menu: 'account',
  words: ['console', 'feed', 'security', 'act'],
  middleware: ['member'],
  indexed: false,
  asks: 'nothing',
} as const;

export const consoleRoutes = [
  { ...ofConsole, id: 'console', path: '/quan-tri' },
  {
    ...ofConsole,
    id: 'consoleTab',
    path: '/quan-tri/:tab',
    title: () => 'console' as const,
    refuse: ({ tab = '' }) => (tabOf(tab) === null ? {} : null),
    example: '/quan-tri/vai-tro',
  },
] as const satisfies readonly RouteSpec[];
export type ConsoleRouteId = (typeof consoleRoutes)[number]['id'];
