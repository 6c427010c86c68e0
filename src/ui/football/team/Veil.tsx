import { useState, type ReactNode } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { veil } from './Veil.css.ts';

interface VeilProps {
  /** The matches that are counted. */
  readonly of?: readonly (Fixture | null)[];
  /** Whether a hidden match is counted, where it is known by something else. */
  readonly when?: boolean;
  readonly children: ReactNode;
}

/** B2: figures that count a match whose result is hidden would tell it, so that they are shown on request alone. */
export const Veil = ({ of = [], when = false, children }: VeilProps) => {
  const t = useWords('football');
  const [lifted, setLifted] = useState(false);
  if (lifted || !(when || of.some((fixture) => fixture?.hidden))) return children;
  return (
    <p className={veil}>
      {t('veil.text')}
      <Button size="s" onClick={() => setLifted(true)}>
        {t('veil.show')}
      </Button>
    </p>
  );
};
