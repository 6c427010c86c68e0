import { assign, setup } from 'xstate';
import { LYRICS, shiftedBy } from '#domain/listening/lyrics.ts';

export type LyricsEvent =
  /** Another song, with the offset that was kept for it. */
  | { readonly type: 'lyrics.open'; readonly songId: string; readonly offsetMs: number }
  /** The reader moved the words. */
  | { readonly type: 'lyrics.scrolled' }
  | { readonly type: 'lyrics.follow' }
  | { readonly type: 'lyrics.seek'; readonly toS: number }
  | { readonly type: 'lyrics.shift'; readonly by: 1 | -1 };

export interface LyricsContext {
  readonly songId: string | null;
  readonly offsetMs: number;
}

/** MU-5: keeps the sung line in sight, unless the reader looks elsewhere. */
export const lyricsMachine = setup({
  types: { context: {} as LyricsContext, events: {} as LyricsEvent },
  actions: {
    take: assign(({ context, event }) =>
      event.type === 'lyrics.open' ? { songId: event.songId, offsetMs: event.offsetMs } : context,
    ),
    shift: assign(({ context, event }) =>
      event.type === 'lyrics.shift' ? { offsetMs: shiftedBy(context.offsetMs, event.by) } : context,
    ),
    keepOffset: () => {},
    seek: () => {},
  },
  delays: { rest: LYRICS.restMs },
}).createMachine({
  id: 'lyrics',
  context: { songId: null, offsetMs: 0 },
  initial: 'following',
  on: {
    'lyrics.open': { target: '.following', actions: 'take' },
    'lyrics.seek': { target: '.following', actions: 'seek' },
    'lyrics.shift': { actions: ['shift', 'keepOffset'] },
  },
  states: {
    following: { on: { 'lyrics.scrolled': 'reading' } },
    reading: {
      after: { rest: 'following' },
      on: { 'lyrics.scrolled': { target: 'reading', reenter: true }, 'lyrics.follow': 'following' },
    },
  },
});
