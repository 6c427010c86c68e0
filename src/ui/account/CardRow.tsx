import type { Card, Target } from '#domain/social/social.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Face } from '../kit/Face.tsx';
import { Link } from '../kit/Link.tsx';
import { Ago } from '../shared/Ago.tsx';
import * as styles from './CardRow.css.ts';

interface CardRowProps {
  readonly target: Target;
  /** Null where it no longer exists. */
  readonly card: Card | null;
  /** When it was added, epoch milliseconds. */
  readonly at: number;
  readonly onRemove: () => void;
}

/** An entry of any kind in one of the member's own lists: what it is, since when, and a button to remove it. */
export const CardRow = ({ target, card, at, onRemove }: CardRowProps) => {
  const t = useWords('social');
  const name = card?.title ?? t('gone');
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Picture {...{ target, card }} />
      </span>
      <span className={styles.text}>
        {card ? (
          <Link className={styles.name} to={card.path}>
            {name}
          </Link>
        ) : (
          <span className={styles.meta}>{name}</span>
        )}
        <span className={styles.meta}>
          {card?.subtitle && `${card.subtitle} · `}
          <Ago at={at} />
        </span>
      </span>
      <Button size="s" tone="plain" aria-label={t('list.removeOf', { name })} onClick={onRemove}>
        {t('list.remove')}
      </Button>
    </li>
  );
};

const Picture = ({ target, card }: Pick<CardRowProps, 'target' | 'card'>) => {
  if (target.type === 'user')
    return <Face user={{ userId: target.id, profilePicture: card?.img?.url ?? null }} size={44} />;
  if (!card?.img) return null;
  const { url, w, h } = card.img;
  return <img className={styles.still} src={url} width={w} height={h} alt="" loading="lazy" decoding="async" />;
};
