import type { Intent } from '#domain/auth/intent.ts';
import type { Act, ActEnd } from '#machines/resource/act.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { Failure } from '#ports/failure.ts';
import type { Key, Parameters } from '../i18n/groups.ts';
import type { App } from './AppContext.ts';

/** Runs an action; its code is loaded with the first press. */
export const press = <Input, A>(
  { session }: Pick<App, 'session'>,
  act: Act<Ports, Input, A>,
  input: Input,
  intent?: Intent,
): Promise<ActEnd<A>> =>
  session
    .load()
    .then(({ acts }) => acts.load())
    .then(
      (acts) => acts.press(act, input, intent),
      () => ({ kind: 'failed', failure: { kind: 'unreachable' } }),
    );

const keyOf = (failure: Failure): readonly [Key<'act'>, Parameters?] => {
  switch (failure.kind) {
    case 'unreachable':
      return ['unheard'];
    case 'unauthorized':
      return ['expired'];
    case 'rateLimited':
      return ['tooMany', { seconds: failure.retryAfterS }];
    case 'refused':
      return [failure.code === 403 ? 'refused' : 'failed'];
    default:
      return ['failed'];
  }
};

type Telling = Pick<App, 'words' | 'locale'>;

/** The words for an action's failure, from `own` if it has some; null if nothing has to be said. */
export const whyNotWords = async (
  { words, locale }: Telling,
  end: ActEnd<unknown>,
  own: (failure: Failure) => string | null = () => null,
): Promise<string | null> => {
  if (end.kind !== 'failed' && end.kind !== 'offline') return null;
  const language = locale.getSnapshot().context.locale;
  if (end.kind === 'failed' && end.failure.kind === 'refused' && end.failure.fields) {
    // The door's reasons have words of their own, whichever form shows them; others are the form's to say.
    const key = `door.${Object.values(end.failure.fields)[0]}` as Key<'act'>;
    const reason = (await words.load(language, ['act'])) && words.word(language, 'act', key);
    if (reason && reason !== key) return reason;
  }
  const said = end.kind === 'failed' ? own(end.failure) : null;
  if (said !== null) return said;
  // Offline, the words may be unavailable too; those of the shell are loaded.
  if (!(await words.load(language, ['act']))) return words.word(language, 'shell', 'partMissing');
  const [key, params] = end.kind === 'offline' ? (['offline'] as const) : keyOf(end.failure);
  return words.word(language, 'act', key, params);
};

/** Shows them as a notice. */
export const sayWhyNot = async (
  app: Telling & Pick<App, 'notify'>,
  end: ActEnd<unknown>,
  own?: (failure: Failure) => string | null,
): Promise<void> => {
  const said = await whyNotWords(app, end, own);
  if (said !== null) app.notify('error', said);
};
