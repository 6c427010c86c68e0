import type { ActorRefFrom } from 'xstate';
import type { OneTimeCodeMachine } from '#machines/oneTimeCode/oneTimeCode.machine.ts';
import { selectCodeStage } from '#machines/oneTimeCode/oneTimeCode.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { waitingTime } from './waiting.ts';

/** What is wrong with a code, and what to do about it; false if nothing is. */
export const useCodeError = (code: ActorRefFrom<OneTimeCodeMachine>): string | false => {
  const t = useWords('account');
  const stage = useSelector(code, selectCodeStage);
  const failure = useSelector(code, ({ context }) => context.failure);
  const tries = useSelector(code, ({ context }) => context.triesLeft);
  if (stage === 'spent' || stage === 'expired') return t(`code.${stage}`);
  if (!failure) return false;
  if (failure.kind === 'rateLimited')
    return t(stage === 'limited' ? 'code.limited' : 'code.tooMany', { time: waitingTime(t, failure.retryAfterS) });
  if (failure.kind === 'unreachable') return t('errors.unreachable');
  if (failure.kind !== 'refused') return t('errors.server');
  return stage === 'unsent' ? t('code.notReached') : t.tn('code.wrong', tries);
};
