import type { ReactNode } from 'react';
import { useAdult } from '../hooks/useAdult.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';

/** TI-9: a part of a page for everybody that is for adults: asked about in its place, and remembered by this browser. */
export const AdultPart = ({ children }: { readonly children: ReactNode }) => {
  const t = useWords('age');
  const [adult, confirm] = useAdult();
  if (adult) return children;
  return (
    <Notice
      sign="18+"
      title={t('title')}
      fact={t('says')}
      action={
        <Button size="s" onClick={confirm}>
          {t('yes')}
        </Button>
      }
    />
  );
};
