import { reactions } from '#domain/chat/chat.ts';
import type { ReactionKind } from '#domain/social/social.ts';
import { kmCount } from '#domain/shared/count.ts';
import { react } from '#machines/social/social.acts.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useWords } from '../../hooks/useWords.ts';
import { MarkButton } from './MarkButton.tsx';
import * as styles from './SocialBar.css.ts';
import { useSocialWhyNot } from './useSocialWhyNot.ts';
import { useStanding } from './useStanding.ts';
import type { Named } from './useToggle.ts';
import { useView } from './useView.ts';

export interface SocialBarProps extends Named {
  /** It can be saved from here. */
  readonly saves?: boolean;
  /** Views are counted by the page itself, which shows this only in one of its tabs. */
  readonly viewsCounted?: boolean;
}

/** Nothing where the origin knows no such target. */
export default function SocialBarParts({ target, name, saves = false, viewsCounted = false }: SocialBarProps) {
  const t = useWords('social');
  useView(viewsCounted ? null : target);
  const standing = useStanding(target);
  const whyNot = useSocialWhyNot();
  const { press } = useAct(react, { whyNot });
  if (!standing) return null;
  const { counters, me } = standing;
  const { views = 0 } = counters;
  const turn = (kind: ReactionKind, on: boolean) => void press({ target, kind, on });
  return (
    <div className={styles.bar}>
      {saves && <MarkButton mark="save" target={target} name={name} />}
      <div className={styles.reactions} role="group" aria-label={t('react.label', { name })}>
        {reactions.map((emoji) => {
          const count = counters.reactions?.[emoji] ?? 0;
          const on = me?.reactions.includes(emoji) ?? false;
          return (
            <button
              key={emoji}
              className={styles.reaction}
              type="button"
              aria-pressed={on}
              aria-label={t('react.count', { emoji, count })}
              onClick={() => turn(emoji, !on)}
            >
              {emoji}
              <span>{count > 0 && kmCount(count)}</span>
            </button>
          );
        })}
      </div>
      {views > 0 && <span className={styles.views}>{t.tn('views', views, { count: kmCount(views) })}</span>}
    </div>
  );
}
