import { Suspense } from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useSpoiler } from '../../hooks/useSpoiler.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { markButton } from '../../shared/markButton.css.ts';
import { useHiddenTeams } from './useHiddenTeams.ts';

interface HideTeamProps {
  readonly of: { readonly id: string; readonly name: string };
  /** Whether it stands on a board, which is dark in both themes. */
  readonly onBoard?: boolean;
}

const Eye = ({ of: { id, name }, onBoard }: HideTeamProps) => {
  const t = useWords('hiddenTeams');
  const notify = useNotify();
  const { ids, full, hide } = useHiddenTeams();
  const on = ids.includes(id);
  const press = () => {
    if (!on && full) return notify('error', t('full'));
    hide(id, !on);
    notify('success', t(on ? 'shown' : 'hidden', { name }));
  };
  return (
    <button
      type="button"
      className={markButton}
      data-on={onBoard ? 'board' : undefined}
      aria-pressed={on}
      aria-label={t('hideOf', { name })}
      title={t('hideOf', { name })}
      onClick={press}
    >
      <Icon name={on ? 'eye-off' : 'eye'} size={20} />
    </button>
  );
};

/** B2: hides the results of one team with one press; none where all results are hidden already. */
export const HideTeam = (props: HideTeamProps) => {
  const { policy } = useSpoiler();
  const place = <span className={markButton} />;
  if (!useHydrated() || policy === 'all') return place;
  return (
    <Suspense fallback={place}>
      <Eye {...props} />
    </Suspense>
  );
};
