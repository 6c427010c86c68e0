import { featured } from '#machines/schedule/schedule.resources.ts';
import { LIVE_NOW } from '#domain/schedule/schedule.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useResource } from '../../hooks/useResource.ts';
import { LiveCard } from './LiveCard.tsx';
import * as styles from './Aside.css.ts';

/** Two live rooms of different kinds; nothing if none is live. */
export const LiveNow = () => {
  const t = useWords('schedule');
  const { value } = useResource(featured, LIVE_NOW);
  const rooms = (value ?? [])
    .filter(
      (match, i, all) => match.roomId !== null && all.findIndex((one) => one.liveModeId === match.liveModeId) === i,
    )
    .slice(0, 2);
  if (rooms.length === 0) return null;
  return (
    <>
      <h2 className={styles.title}>{t('onNow')}</h2>
      <div className={styles.stack}>
        {rooms.map((match) => (
          <LiveCard key={match.fixtureId} match={match} />
        ))}
      </div>
    </>
  );
};
