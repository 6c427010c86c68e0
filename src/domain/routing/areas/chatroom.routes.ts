import type { RouteSpec } from '../routeSpec.ts';

export const chatroomRoutes = [
  {
    id: 'chatroom',
    path: '/chatroom',
    layout: 'default',
    words: ['chat', 'schedule'],
    menu: 'chat',
    bar: 'titles.chatroom',
    tile: { in: 'areas', icon: 'message-circle', label: 'nav.chat' },
    needs: ['chat'],
    indexed: true,
    drawnBy: 'browser',
    asks: 'nothing',
  },
] as const satisfies readonly RouteSpec[];
