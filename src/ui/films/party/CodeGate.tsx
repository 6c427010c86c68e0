import { Suspense, useEffect } from 'react';
import { isCode } from '#domain/handover/handover.ts';
import { useOwnLayer } from '../../hooks/useLayer.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';

const CodeSheet = lazyPart(() => import('./CodeSheet.tsx'));

/** FI-11, FI-13: where a code is taken; an address that has one opens it at once. */
export const CodeGate = () => {
  const t = useWords('films');
  const asked = useQuery('ma');
  const code = asked !== null && isCode(asked) ? asked : null;
  const alive = useHydrated();
  const { open, show, hide, hideThen } = useOwnLayer('code');
  useEffect(() => {
    if (alive && code !== null) show();
  }, [alive, code, show]);
  return (
    <>
      <Button size="s" onClick={show}>
        <Icon name="devices" size={18} />
        {t('enterCode')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CodeSheet given={code ?? ''} onClose={hide} onTaken={hideThen} />
        </Suspense>
      )}
    </>
  );
};
