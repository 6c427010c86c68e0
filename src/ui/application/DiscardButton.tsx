import { useState } from 'react';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Sure } from './Sure.tsx';

/** Deletes the draft, after a question. */
export const DiscardButton = ({ onDiscard }: { readonly onDiscard: () => void }) => {
  const t = useWords('application');
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <div>
        <Button tone="plain" size="s" onClick={() => setAsking(true)}>
          <Icon name="trash-2" size={16} />
          {t('steps.discard')}
        </Button>
      </div>
    );
  return (
    <Sure
      question={t('steps.discardSure')}
      yes={t('steps.discardYes')}
      no={t('steps.discardNo')}
      onYes={onDiscard}
      onNo={() => setAsking(false)}
    />
  );
};
