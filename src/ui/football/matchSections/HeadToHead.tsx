import { useId, useState } from 'react';
import type { HeadToHead as Meetings } from '#domain/football/answers.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { recordFor } from '#domain/football/form.ts';
import { fixtureHeadToHead } from '#machines/football/matchSections.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { PastRow } from './PastRow.tsx';
import type { SectionProps } from './section.ts';
import { Nothing, Remark, SectionBody, SectionFrame } from './SectionFrame.tsx';
import * as styles from './HeadToHead.css.ts';

const filters = ['all', 'home', 'league'] as const;
type Filter = (typeof filters)[number];

const passes = (one: Fixture, filter: Filter, { localteam, leagueId }: Fixture): boolean =>
  filter === 'all' || (filter === 'home' ? one.localteam.id === localteam.id : one.leagueId === leagueId);

/** Those that leave out some matches, and not all. */
const usefulFilters = (between: readonly Fixture[], fixture: Fixture): readonly Filter[] =>
  filters.filter((filter) => {
    const count = between.filter((one) => passes(one, filter, fixture)).length;
    return filter === 'all' || (count > 0 && count < between.length);
  });

export default function HeadToHead({ fixture }: SectionProps) {
  const t = useWords('matchSections');
  const seen = useResource(fixtureHeadToHead, { id: fixture.fixtureId });
  const all = seen.value ? seen.value.record.win + seen.value.record.draw + seen.value.record.loss : 0;
  return (
    <SectionFrame title={t(fixture.hidden ? 'h2h.titleBefore' : 'h2h.title')} act={all > 0 && t.tn('h2h.count', all)}>
      <SectionBody seen={seen} failed={t('h2h.failed')} loading={<SkeletonRows rows={5} height={40} />}>
        {(meetings) =>
          meetings.between.length === 0 ? <Nothing>{t('h2h.none')}</Nothing> : <Met {...{ fixture, meetings }} />
        }
      </SectionBody>
    </SectionFrame>
  );
}

interface MetProps {
  readonly fixture: Fixture;
  readonly meetings: Meetings;
}

/** So many stand there before more are asked for. */
const SHOWN = 5;

const Met = ({ fixture, meetings: { between, record } }: MetProps) => {
  const t = useWords('matchSections');
  const [chosen, setChosen] = useState<Filter>('all');
  const [whole, setWhole] = useState(false);
  const id = useId();
  const useful = usefulFilters(between, fixture);
  const filter = useful.includes(chosen) ? chosen : 'all';
  const shown = between.filter((one) => passes(one, filter, fixture));
  // Who counts what is shown against a record would know what is hidden.
  const isHidden = between.some(({ hidden }) => hidden);
  return (
    <>
      {useful.length > 1 && (
        <div className={styles.filters} role="group" aria-label={t('h2h.filter')}>
          {useful.map((one) => (
            <Chip key={one} on={one === filter} onClick={() => setChosen(one)}>
              {t(`h2h.filters.${one}`, { team: fixture.localteam.name })}
            </Chip>
          ))}
        </div>
      )}
      {isHidden ? (
        <Remark icon="eye-off">{t('h2h.hiddenRecord')}</Remark>
      ) : (
        <Record
          fixture={fixture}
          record={filter === 'all' ? record : recordFor(shown, fixture.localteam.id)}
          among={filter === 'all' ? null : between.length}
        />
      )}
      <ul id={id}>
        {(whole ? shown : shown.slice(0, SHOWN)).map((one) => (
          <PastRow key={one.fixtureId} fixture={one} />
        ))}
      </ul>
      {shown.length > SHOWN && (
        <Button size="s" tone="plain" aria-expanded={whole} aria-controls={id} onClick={() => setWhole(!whole)}>
          {whole ? t('h2h.fewer') : t('h2h.more', { count: shown.length })}
        </Button>
      )}
    </>
  );
};

interface RecordProps {
  readonly fixture: Fixture;
  readonly record: Meetings['record'];
  /** Out of so many of the latest; null for all that there ever were. */
  readonly among: number | null;
}

const GAP = 3;
const WIDTH = 400;

const Record = ({ fixture: { localteam, visitorteam }, record: { win, draw, loss }, among }: RecordProps) => {
  const t = useWords('matchSections');
  const parts = [
    { key: 'win', n: win },
    { key: 'draw', n: draw },
    { key: 'loss', n: loss },
  ].filter(({ n }) => n > 0);
  const room = WIDTH - GAP * (parts.length - 1);
  const before = (i: number) =>
    parts.slice(0, i).reduce((sum, { n }) => sum + (room * n) / (win + draw + loss) + GAP, 0);
  return (
    <>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${WIDTH} 8`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('h2h.record', { home: localteam.name, away: visitorteam.name, win, draw, loss })}
      >
        {parts.map(({ key, n }, i) => (
          <rect key={key} data-part={key} x={before(i)} width={(room * n) / (win + draw + loss)} height={8} />
        ))}
      </svg>
      <p className={styles.counts}>
        <span>
          <b>{win}</b> {t('h2h.wins', { team: localteam.name })}
        </span>
        <span>
          <b>{draw}</b> {t('h2h.draws')}
        </span>
        <span>
          <b>{loss}</b> {t('h2h.wins', { team: visitorteam.name })}
        </span>
      </p>
      {among !== null && <p className={styles.among}>{t.tn('h2h.latest', among)}</p>}
    </>
  );
};
