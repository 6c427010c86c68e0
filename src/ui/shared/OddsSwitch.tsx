import { useShield } from '../hooks/useShield.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';
import { useWords } from '../hooks/useWords.ts';
import { Switch } from '../kit/Switch.tsx';

/** TI-9: odds and tips are shown nowhere; a member's other devices follow. */
export const OddsSwitch = () => {
  const t = useWords('spoiler');
  const { hideOdds } = useSpoiler();
  return (
    <Switch on={hideOdds} onChange={useShield().hideOdds}>
      {t('hideOdds')}
    </Switch>
  );
};
