import { fromPromise } from 'xstate';
import type { Locale } from '#domain/locale/locale.ts';
import type { LocalePort, LogPort } from '#ports/storage.ts';
import { localeMachine } from './locale.machine.ts';

/** LOCALE-2: however the language was asked for, by a choice or by an address. */
export const logFailedWords =
  (log: Pick<LogPort, 'warn'>) =>
  (locale: Locale | null): void =>
    log.warn('Failed locale loading', locale);

export interface LocalePorts {
  readonly locale: LocalePort;
  readonly log: LogPort;
  /** The groups of words that the page shown now needs, the shell's included. */
  readonly groups: () => readonly string[];
  /** LOCALE-2: opens the page shown now under the language's own address. */
  readonly open: (locale: Locale) => void;
}

export const wireLocale = ({ locale, log, groups, open }: LocalePorts) =>
  localeMachine.provide({
    actors: {
      loadWords: fromPromise<boolean, Locale>(({ input, signal }) => locale.load(input, groups(), signal)),
    },
    actions: {
      keepChoice: ({ context }) => locale.keep(context.locale),
      openInLanguage: ({ context }) => open(context.locale),
      logFailure: ({ context }) => logFailedWords(log)(context.wanted),
    },
  });
