import { Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Match } from '#domain/match/match.ts';
import { useOwnLayer } from '../../hooks/useLayer.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { MatchSheetContext } from './matchSheet.ts';

const MatchSheet = lazyPart(() => import('./MatchSheet.tsx'));

/** Lets the rows below open the details of their match; the sheet is loaded on first use. */
export const MatchSheetProvider = ({ children }: { readonly children: ReactNode }) => {
  const { open, show, hide } = useOwnLayer('match');
  const [match, setMatch] = useState<Match | null>(null);
  const control = useMemo(
    () => ({
      show: (wanted: Match) => {
        setMatch(wanted);
        show();
      },
    }),
    [show],
  );
  return (
    <MatchSheetContext value={control}>
      {children}
      {open && match && (
        <Suspense>
          <MatchSheet match={match} onClose={hide} />
        </Suspense>
      )}
    </MatchSheetContext>
  );
};
