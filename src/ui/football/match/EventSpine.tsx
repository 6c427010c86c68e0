import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';
import { playerPath } from '#domain/football/footballPaths.ts';
import { isGoal } from '#domain/football/goals.ts';
import { momentIdOf } from '#domain/football/momentId.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import { spineOf, type SpineRow } from '#domain/football/matchSpine.ts';
import { minuteText } from '#domain/football/minuteText.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Figure } from '../../kit/Figure.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { ScoreTile } from '../../kit/ScoreTile.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { pairText } from './boardWords.ts';
import * as page from './MatchPage.css.ts';
import * as styles from './EventSpine.css.ts';

interface EventSpineProps {
  readonly fixture: Fixture;
  readonly events: readonly MatchEvent[];
}

/** MC-3: what happened, newest first, home at the left of the spine and away at its right, with the running score. */
export const EventSpine = ({ fixture, events }: EventSpineProps) => {
  const t = useWords('match');
  const zone = useZone();
  const [only, setOnly] = useState<'all' | 'goals'>('all');
  const rows = spineOf(fixture, events, only);
  const list = useRef<HTMLOListElement>(null);
  const asked = useAskedMoment(list, rows.length);
  const isShort = only === 'all' && !events.some((one) => one.type !== 'period' && !isGoal(one));
  const nothing = events.length === 0;
  return (
    <section className={page.section} aria-labelledby="match-events">
      <div className={page.head}>
        <h2 className={page.title} id="match-events">
          {t('spine.title')}
        </h2>
        {!isShort && (
          <button
            className={page.act}
            type="button"
            aria-pressed={only === 'goals'}
            onClick={() => setOnly(only === 'all' ? 'goals' : 'all')}
          >
            {t(only === 'all' ? 'spine.onlyGoals' : 'spine.whole')}
          </button>
        )}
      </div>
      {nothing && (
        <p className={page.note}>
          {fixture.status === 'upcoming' && !fixture.timeTbc
            ? t('spine.none', { time: hourMinute(fixture.startTs, zone) })
            : t('spine.nothing')}
        </p>
      )}
      <ol className={styles.spine} ref={list}>
        {rows.map((row) => (
          <Row key={keyOf(row)} row={row} fixture={fixture} asked={asked} />
        ))}
      </ol>
    </section>
  );
};

/** NE-12: the moment of the address, to which the list comes once it is there. */
const useAskedMoment = (list: RefObject<HTMLOListElement | null>, rows: number): string | null => {
  const named = useQuery('moc');
  // The painted page is the same for every moment.
  const asked = useHydrated() ? named : null;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const row = list.current?.querySelector('[data-asked]');
    if (!row || shown.current === asked) return;
    shown.current = asked;
    row.scrollIntoView({ block: 'center' });
  }, [list, asked, rows]);
  return asked;
};

const keyOf = (row: SpineRow): string =>
  row.kind === 'event' ? row.event.eventId : row.kind === 'period' ? row.key : 'kickOff';

interface OfSpine {
  readonly fixture: Fixture;
  /** The id of the moment that the address names. */
  readonly asked: string | null;
}
const Row = ({ row, fixture, asked }: OfSpine & { readonly row: SpineRow }) => {
  const match = useWords('match');
  const schedule = useWords('schedule');
  const zone = useZone();
  if (row.kind === 'event') return <EventRow event={row.event} {...{ fixture, asked }} />;
  if (row.kind === 'kickOff')
    return (
      <li className={styles.period}>
        <span>
          {match('kickOff')} <Figure size={17}>{hourMinute(row.ts, zone)}</Figure>
        </span>
      </li>
    );
  const words = {
    HT: schedule('halfTime'),
    ET: match('spine.ET'),
    PEN: match('shootOut'),
    FT: match('ended'),
  } as const;
  const { phase } = row;
  if (phase === '1H' || phase === '2H') return null;
  return (
    <li className={styles.period}>
      <span>
        {words[phase]} {row.score && <Figure size={17}>{pairText(row.score)}</Figure>}
      </span>
    </li>
  );
};

const cards = { yellow: 'yellow', second_yellow: 'red', red: 'red' } as const;
const isCard = (type: MatchEvent['type']): type is keyof typeof cards => type in cards;

const Sign = ({ type }: Pick<MatchEvent, 'type'>) => {
  if (isCard(type))
    return <i className={styles.card} data-card={cards[type]} data-twice={type === 'second_yellow' || undefined} />;
  if (type === 'sub') return <Icon name="refresh-cw" size={16} />;
  if (type === 'var_cancelled' || type === 'var_review') return <Icon name="monitor" size={16} />;
  return <Icon name={type === 'missed_penalty' ? 'ban' : 'goal'} size={16} />;
};

const EventRow = ({ event, fixture, asked }: OfSpine & { readonly event: MatchEvent }) => {
  const t = useWords('match');
  const { type, side, player, assist, out, scoreAfter, revoked } = event;
  if (type === 'period') return null;
  const isVar = type === 'var_cancelled' || type === 'var_review';
  const who = isVar ? t(`spine.${type}`) : (player?.name ?? t('spine.unknown'));
  const plain = type === 'goal' ? null : t(`spine.${type}`);
  const detail = revoked
    ? t('spine.revoked')
    : assist
      ? t('spine.assist', { name: assist.name })
      : out
        ? t('spine.subFor', { name: out.name })
        : isVar
          ? (player?.name ?? null)
          : plain;
  const team = side === 'home' ? fixture.localteam : fixture.visitorteam;
  const goal = isGoal(event);
  return (
    <li
      className={styles.event}
      data-side={side}
      data-revoked={revoked}
      data-goal={goal || undefined}
      data-asked={asked === momentIdOf(event) || undefined}
    >
      <span className={styles.what}>
        <Sign type={type} />
        <span className={styles.who}>
          {player && !isVar ? (
            <Link className={styles.name} to={playerPath(player)}>
              {who}
            </Link>
          ) : (
            <span className={styles.name}>{who}</span>
          )}
          {detail && !isCard(type) && <small className={styles.detail}>{detail}</small>}
          <VisuallyHidden>
            {team.name}
            {(type === 'goal' || isCard(type)) && `, ${t(`spine.${type}`)}`}
          </VisuallyHidden>
        </span>
      </span>
      <span className={styles.minute}>
        <Figure size={18}>{minuteText(event)}'</Figure>
        {goal && scoreAfter && <ScoreTile score={[scoreAfter.home, scoreAfter.away]} />}
      </span>
    </li>
  );
};
