import { fakeMatch } from './fakeContent.ts';
import { fakeHandlers } from './fakeHandlers.ts';
import { startFake } from './startFake.ts';

/** Replaces the address of the origin in a page. */
export const site = 'http://portal.example:8080';

/** The origin's answer to a page request; `attribute` returns the first group of a pattern in its HTML. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly attribute: (pattern: string) => string | null;
}

/** An origin with known rooms and matches, one of them with hostile names, and its answers to page requests. */
export const startPages = async () => {
  const hostile = fakeMatch({
    home: '</script><script>alert(1)</script>',
    away: '"><img src=x onerror=alert(1)>',
    roomId: 'x1',
  });
  const known = fakeHandlers();
  const handlers = fakeHandlers({
    schedule: {
      liveRoom: async (input, context) => {
        if (input.id === 'x1') return { ...hostile, groupId: '30', watching: 1, tabs: [] };
        if (/^[ceb]1$/.test(input.id))
          return {
            ...fakeMatch({ roomId: input.id, liveModeId: { c: '4', e: '5', b: '2' }[input.id[0]!]! }),
            groupId: '1',
            watching: 1,
            tabs: [],
          };
        return known.schedule.liveRoom(input, context);
      },
      featureMatch: async () => [
        fakeMatch({ poster: '/media/posters/football.webp' }),
        fakeMatch({ liveModeId: '5', leagueName: 'Esport Mùa Mưa', roomId: null }),
      ],
    },
  });
  const started = await startFake({ parts: { handlers } });
  const page = async (path: string, headers: Record<string, string> = {}): Promise<PageAnswer> => {
    const { hostname, port } = new URL(started.url);
    const response = await fetch(`http://${hostname}:${port}${path}`, {
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });
    const html = (await response.text()).replaceAll(started.url, site);
    const attribute = (pattern: string) => new RegExp(pattern).exec(html)?.[1] ?? null;
    return { status: response.status, headers: response.headers, html, attribute };
  };
  return { page, close: () => started.origin.close() };
};
export type StartedPages = Awaited<ReturnType<typeof startPages>>;
