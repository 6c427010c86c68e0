import type { ReactNode } from 'react';
import { useSpoiler } from '../hooks/useSpoiler.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { OddsSwitch } from './OddsSwitch.tsx';

const Hidden = () => {
  const t = useWords('spoiler');
  return (
    <>
      <h1>{t('oddsHidden')}</h1>
      <Empty fact={t('oddsHiddenFact')} action={<OddsSwitch />}>
        {t('hidden')}
      </Empty>
    </>
  );
};

/** TI-9: a page about odds or tips; who hides those sees the way to show them again, and nothing is loaded. */
export const OddsGate = ({ children }: { readonly children: ReactNode }) =>
  useSpoiler().hideOdds ? <Hidden /> : children;
