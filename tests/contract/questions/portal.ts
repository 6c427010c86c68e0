import type { Asking, Place } from './asking.ts';

export const portalQuestions = ({ zone }: Place): Pick<Asking, 'portal' | 'help' | 'client'> => ({
  portal: {
    menu: { input: {}, holds: (menus) => menus.nav.length > 0 },
    marquee: { input: {}, holds: (lines) => lines.length > 0 },
    banners: { input: { position: 'home' }, holds: (all) => all.every(({ w, h }) => w > 0 && h > 0) },
    domains: { input: {}, holds: (all) => all.length > 0 },
    language: { input: { locale: 'en' }, holds: (groups) => 'shell' in groups },
    locate: { input: { timezone: zone }, holds: ({ timezone }) => timezone === zone },
  },
  help: {
    known: { input: {}, holds: (all) => all.length === 0 },
    ask: {
      input: { mail: 'lan@khandai.example', text: 'Hình trong phòng không chạy', clientId: 'c1' },
      holds: ({ askId }) => askId !== '',
    },
    list: { input: { state: 'open' }, refused: 403 },
    answer: { input: { askId: 'q', text: 'Bạn thử lại nhé', clientId: 'c1' }, refused: 403 },
  },
  client: {
    log: {
      input: { traceId: 'abcd1234', machine: 'navigation', state: 'error 404', event: '/x', err: 'Page Not Found' },
      holds: (nothing) => nothing === null,
    },
  },
});
