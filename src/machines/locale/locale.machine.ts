import { assign, setup } from 'xstate';
import type { Locale } from '#domain/locale/locale.ts';
import { unprovided } from '../unprovided.ts';

export type LocaleEvent =
  /** The viewer chose a language. */
  | { readonly type: 'locale.choose'; readonly locale: Locale }
  /** A path in a language was opened; its words are loaded by then. */
  | { readonly type: 'locale.routed'; readonly locale: Locale };

export interface LocaleContext {
  readonly locale: Locale;
  /** The language whose words are loading. */
  readonly wanted: Locale | null;
  /** The language whose words could not be loaded, until the next choice. */
  readonly failed: Locale | null;
}

/** Switches the language once its words are loaded; keeps the current one if they cannot be. */
export const localeMachine = setup({
  types: { context: {} as LocaleContext, input: {} as { readonly locale: Locale }, events: {} as LocaleEvent },
  actors: { loadWords: unprovided<boolean, Locale>('loadWords') },
  actions: {
    want: assign(({ event }) => ({ wanted: event.locale, failed: null })),
    forgetWish: assign({ wanted: null }),
    switchLanguage: assign(({ context }) => ({ locale: context.wanted!, wanted: null })),
    follow: assign(({ event }) => ({ locale: event.locale, wanted: null, failed: null })),
    noteFailure: assign(({ context }) => ({ failed: context.wanted, wanted: null })),
    keepChoice: () => {},
    openInLanguage: () => {},
    logFailure: () => {},
  },
  guards: {
    isSpoken: ({ context, event }) => context.locale === event.locale,
    areLoaded: (_, loaded: boolean) => loaded,
  },
}).createMachine({
  id: 'locale',
  context: ({ input }) => ({ locale: input.locale, wanted: null, failed: null }),
  initial: 'settled',
  on: {
    'locale.choose': [
      { guard: 'isSpoken', target: '.settled', actions: ['forgetWish', 'keepChoice'] },
      { target: '.loading', actions: 'want' },
    ],
    // Opening a link in the current language does not cancel a choice that is still loading.
    'locale.routed': [{ guard: 'isSpoken' }, { target: '.settled', actions: 'follow' }],
  },
  states: {
    settled: {},
    loading: {
      invoke: {
        id: 'loadWords',
        src: 'loadWords',
        input: ({ context }) => context.wanted!,
        onDone: [
          {
            guard: { type: 'areLoaded', params: ({ event }) => event.output },
            target: 'settled',
            actions: ['switchLanguage', 'keepChoice', 'openInLanguage'],
          },
          { target: 'settled', actions: ['logFailure', 'noteFailure'] },
        ],
        onError: { target: 'settled', actions: ['logFailure', 'noteFailure'] },
      },
    },
  },
});
