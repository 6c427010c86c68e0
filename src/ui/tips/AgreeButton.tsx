import { kmCount } from '#domain/shared/count.ts';
import { useToggle, type Named } from '../features/social/useToggle.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';

/** TI-10: agrees with a tip, or takes that back, with the number of those who do. */
export const AgreeButton = (thing: Named) => {
  const t = useWords('tips');
  const { on, count, press } = useToggle('like', thing);
  return (
    <Button size="l" aria-pressed={on} onClick={press}>
      <Icon name="thumbs-up" filled={on} />
      {t(on ? 'detail.agreed' : 'detail.agree')} {count !== null && count > 0 && kmCount(count)}
    </Button>
  );
};
