import { fromPromise } from 'xstate';
import type { Locale } from '#domain/locale/locale.ts';
import type { LocalePort, LogPort } from '#ports/storage.ts';
import { localeMachine } from './locale.machine.ts';

/** LOCALE-2: logs a failed language, whether it was chosen or came with an address. */
export const logFailedWords =
  (log: Pick<LogPort, 'warn'>) =>
  (locale: Locale | null): void =>
    log.warn('Failed locale loading', locale);

export interface LocalePorts {
  readonly locale: LocalePort;
  readonly log: LogPort;
  /** The groups of words that the current page needs, including the shell's. */
  readonly groups: () => readonly string[];
  /** LOCALE-2: opens the current page at its address in that language. */
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
