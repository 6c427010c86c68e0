import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { LeagueDay } from '#domain/football/answers.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { useOwnLayer } from '../../hooks/useLayer.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { RowSheetContext } from './rowSheet.ts';
import { useHeldRow } from './useHeldRow.ts';

const RowSheet = lazyPart(() => import('./RowSheet.tsx'));

interface RowSheetProviderProps {
  readonly leagues: readonly LeagueDay[];
  readonly children: ReactNode;
}

/**
 * MC-12: lets the rows below be copied, shared and followed: by their button, or by holding a row on a touch screen. The
 * sheet is loaded on first use.
 */
export const RowSheetProvider = ({ leagues, children }: RowSheetProviderProps) => {
  const { open, show, hide } = useOwnLayer('fixtureRow');
  const [shown, setShown] = useState<Fixture | null>(null);
  const showRow = useCallback(
    (fixture: Fixture) => {
      setShown(fixture);
      show();
    },
    [show],
  );
  const byId = useMemo(
    () => new Map(leagues.flatMap(({ fixtures }) => fixtures.map((one) => [one.fixtureId, one] as const))),
    [leagues],
  );
  const held = useHeldRow((fixtureId) => {
    const fixture = byId.get(fixtureId);
    if (fixture) showRow(fixture);
  });
  // What was opened goes on telling the score of now.
  const fixture = shown && (byId.get(shown.fixtureId) ?? shown);
  return (
    <RowSheetContext value={showRow}>
      <div ref={held}>{children}</div>
      {open && fixture && (
        <Suspense>
          <RowSheet fixture={fixture} onClose={hide} />
        </Suspense>
      )}
    </RowSheetContext>
  );
};
