import { useShield } from '../hooks/useShield.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Notice } from '../kit/Notice.tsx';

/** B2: says over a list that results are hidden, how one is lit, and shows them all again. */
export default function ShieldBar() {
  const t = useWords('spoiler');
  const { choose } = useShield();
  return (
    <Notice
      sign={<Icon name="eye-off" size={24} />}
      title={t('on')}
      fact={t('how')}
      action={
        <Button size="s" onClick={() => choose('off')}>
          {t('showAll')}
        </Button>
      }
    />
  );
}
