import { useWords } from '../../hooks/useWords.ts';
import { useViewer } from '../../hooks/useViewer.ts';
import { Button, type ButtonSize, type ButtonTone } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import * as styles from './social.css.ts';
import { useToggle, type Named } from './useToggle.ts';

interface FollowButtonProps extends Named {
  /** The tone while not following; while following it is quiet. */
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  /** Only an icon, where there is no space for a label. */
  readonly bare?: boolean;
}

/** Follows or unfollows somebody; renders nothing for the viewer themselves. */
export const FollowButton = ({ tone = 'quiet', size = 's', bare, ...person }: FollowButtonProps) => {
  const t = useWords('social');
  const own = useViewer()?.userId === person.target.id;
  const { on, press } = useToggle('follow', person);
  if (own) return null;
  const label = t(on ? 'followingOf' : 'followOf', { name: person.name });
  if (bare)
    return (
      <IconButton label={label} aria-pressed={on} onClick={press}>
        <Icon name={on ? 'user-check' : 'user-plus'} size={20} />
      </IconButton>
    );
  return (
    <span className={styles.follow} data-size={size}>
      <Button tone={on ? 'quiet' : tone} size={size} aria-pressed={on} aria-label={label} onClick={press}>
        {t(on ? 'following' : 'follow')}
      </Button>
    </span>
  );
};
