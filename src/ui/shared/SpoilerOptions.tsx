import { spoilerPolicies } from '#domain/spoiler/policy.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useShield } from '../hooks/useShield.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';
import { useWords } from '../hooks/useWords.ts';
import { Options } from '../kit/Options.tsx';

/** B2: whose results are hidden; a member's other devices follow. */
export const SpoilerOptions = ({ name }: { readonly name: string }) => {
  const t = useWords('spoiler');
  const { policy } = useSpoiler();
  const shield = useShield();
  // A painted page does not know whose matches are one's own.
  const shown = useHydrated() ? policy : null;
  return (
    <Options
      legend={t('title')}
      name={name}
      choices={spoilerPolicies.map((one) => ({
        key: one,
        label: t(one),
        checked: one === shown,
        onSelect: () => shield.choose(one),
        ...(one === 'mine' && { hint: t('mineHint') }),
      }))}
    />
  );
};
