import { useState } from 'react';
import { scoreScopes, type ScoreRow, type ScoreScope } from '#domain/games/game.ts';
import { gameTable } from '#machines/games/games.resources.ts';
import { useNow } from '../hooks/useNow.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Face } from '../kit/Face.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Segments } from '../kit/Segments.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import * as styles from './games.css.ts';

const two = (n: number) => String(n).padStart(2, '0');

/** How long until a day is over, to the second. */
const Countdown = ({ until }: { readonly until: number }) => {
  const now = useNow(1000);
  const left = Math.max(0, Math.floor((until - now) / 1000));
  return <Figure size={18}>{`${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`}</Figure>;
};

/** GA-7: the best of today, of the week and of friends; the day's table says when it begins anew. */
export const GameTable = ({ gameId, title }: { readonly gameId: string; readonly title?: string }) => {
  const t = useWords('games');
  const [scope, setScope] = useState<ScoreScope>('day');
  const { value, failure, busy, retry } = useResource(gameTable, { gameId, scope });
  const resetsAt = value?.resetsAt ?? null;
  const own = value?.me && !value.rows.some(({ place }) => place === value.me?.place) ? value.me : null;
  return (
    <section className={styles.board}>
      <div className={styles.boardHead}>
        <h2>{title ?? t('table.title')}</h2>
        {resetsAt !== null && (
          <small className={styles.fact}>
            {t('table.resets')} <Countdown until={resetsAt} />
          </small>
        )}
      </div>
      <Segments
        label={t('table.scope')}
        choices={scoreScopes.map((one) => ({ value: one, label: t(`table.${one}`) }))}
        value={scope}
        onChange={setScope}
      />
      {failure && !value && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !value && <SkeletonRows rows={3} height={44} />}
      {value?.rows.length === 0 && (
        <p className={styles.fact}>{t(scope === 'friends' ? 'table.friendsFact' : 'table.none')}</p>
      )}
      {value && value.rows.length > 0 && (
        <ol className={styles.rows}>
          {[...value.rows, ...(own ? [own] : [])].map((row) => (
            <Row key={row.place} row={row} own={row.place === value.me?.place} />
          ))}
        </ol>
      )}
    </section>
  );
};

const Row = ({ row: { place, user, value, checked }, own }: { readonly row: ScoreRow; readonly own: boolean }) => {
  const t = useWords('games');
  return (
    <li className={styles.row} data-own={own || undefined}>
      <Figure size={18}>{place}</Figure>
      <Face user={user} size={28} />
      <span className={styles.name}>
        {own ? t('table.you') : user.nickname}
        {!checked && <small className={styles.fact}> {t('table.unchecked')}</small>}
      </span>
      <Figure size={20}>{value}</Figure>
    </li>
  );
};
