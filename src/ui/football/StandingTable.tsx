import type { StandingGroup, StandingList, StandingRow } from '#domain/football/answers.ts';
import type { FormResult } from '#domain/football/standings/tally.ts';
import { dayOf, hourMinute } from '#domain/shared/zone.ts';
import { dayMonth } from '../features/matches/dayLabel.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Crest } from '../kit/Crest.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { LiveDot } from '../kit/LiveDot.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import * as styles from './StandingTable.css.ts';

/** On a phone these stand behind the others, a scroll away. */
const late = ['win', 'draw', 'loss', 'gf', 'ga'] as const;
const figures = ['played', 'win', 'draw', 'loss', 'gf', 'ga', 'gd', 'points'] as const;
/** Minus is U+2212. */
const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

interface StandingTableProps {
  readonly group: StandingGroup;
  readonly table: StandingList;
  /** Places and points count the matches that run now. */
  readonly live: boolean;
  readonly name: string;
  /** Ids of the teams that it is about, where it is a part: with few columns, without legend and rules. */
  readonly part?: readonly string[];
  /** The id of the team that the whole of it is shown for. */
  readonly marked?: string;
}

export const placeOf = (row: StandingRow, live: boolean): number => (live ? (row.live?.rank ?? row.rank) : row.rank);

/** The table of a competition or of one of its groups: zones as edges with a legend, form as letters at three heights. */
export const StandingTable = ({ group, table, live, name, part, marked }: StandingTableProps) => {
  const t = useWords('football');
  const rows = group.rows.toSorted((a, b) => placeOf(a, live) - placeOf(b, live));
  const zones = [...new Set(table.season.rules.zones.map(({ zone }) => zone))];
  const { tieBreakers } = table.season.rules;
  const began = rows.some(({ played }) => played > 0);
  return (
    <div className={styles.block}>
      {group.name !== undefined && <h2 className={styles.group}>{t('league.group', { name: group.name })}</h2>}
      {/* Wider than a phone: it is scrolled sideways, and by keys only if it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.wide} role="region" aria-label={t('league.caption', { league: name })} tabIndex={0}>
        <table className={styles.table} data-part={part && true}>
          <thead>
            <tr>
              <th className={styles.rank} scope="col">
                <span aria-hidden="true">#</span>
                <VisuallyHidden>{t('league.col.rank')}</VisuallyHidden>
              </th>
              <th className={styles.team} scope="col">
                {t('league.col.team')}
              </th>
              {figures.map((key) => (
                <th key={key} scope="col" data-key={key}>
                  <abbr className={styles.abbr} title={t(`league.colLong.${key}`)}>
                    {t(`league.col.${key}`)}
                  </abbr>
                </th>
              ))}
              <th className={styles.form} scope="col">
                {t('league.col.form')}
              </th>
              {late.map((key) => (
                <th key={key} className={styles.late} scope="col">
                  <abbr className={styles.abbr} title={t(`league.colLong.${key}`)}>
                    {t(`league.col.${key}`)}
                  </abbr>
                </th>
              ))}
              <th className={styles.next} scope="col">
                {t('league.col.next')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <Row
                key={row.team.id}
                {...{ row, live, table }}
                marked={row.team.id === marked || part?.includes(row.team.id) === true}
                dotted={part !== undefined && row.live !== undefined}
                apart={i > 0 && placeOf(row, live) - placeOf(rows[i - 1]!, live) > 1}
              />
            ))}
          </tbody>
        </table>
      </div>
      {!part && zones.length > 0 && (
        <ul className={styles.legend}>
          {zones.map((zone) => (
            <li key={zone} data-zone={zone}>
              {t(`league.zones.${zone}`)}
            </li>
          ))}
        </ul>
      )}
      {began && !part && (
        <Rule>{t('league.rule', { rules: tieBreakers.map((one) => t(`league.rules.${one}`)).join(', ') })}</Rule>
      )}
      {!began && !table.withheld && <Rule>{t('league.before')}</Rule>}
    </div>
  );
};

const Rule = ({ children }: { readonly children: string }) => (
  <p className={styles.rule}>
    <Icon name="info" />
    {children}
  </p>
);

interface RowProps {
  readonly row: StandingRow;
  readonly live: boolean;
  readonly table: StandingList;
  /** Stands out among the others. */
  readonly marked: boolean;
  /** Its match runs, which a dot says. */
  readonly dotted: boolean;
  /** Places are left out before it. */
  readonly apart: boolean;
}

const Moved = ({ by }: { readonly by: number }) => {
  const t = useWords('football');
  if (by === 0) return null;
  return (
    <span className={styles.moved} data-up={by > 0 || undefined}>
      <span aria-hidden="true">{by > 0 ? '▲' : '▼'}</span>
      <VisuallyHidden>{t(by > 0 ? 'league.up' : 'league.down', { count: Math.abs(by) })}</VisuallyHidden>
    </span>
  );
};

const Letter = ({ result }: { readonly result: FormResult }) => {
  const t = useWords('football');
  return (
    <li className={styles.letter} data-result={result}>
      <span aria-hidden="true">{t(`league.result.${result}`)}</span>
      <VisuallyHidden>{t(`league.resultLong.${result}`)}</VisuallyHidden>
    </li>
  );
};

const Next = ({ next }: { readonly next: NonNullable<StandingRow['next']> }) => {
  const zone = useZone();
  const locale = useLocale();
  return (
    <span className={styles.nextMatch}>
      <Figure size={17}>{hourMinute(next.startTs, zone)}</Figure>
      <span className={styles.day}>{dayMonth(dayOf(next.startTs, zone), locale)}</span>
      <Crest side={next.opponent} size={18} />
      <VisuallyHidden>{next.opponent.name}</VisuallyHidden>
    </span>
  );
};

const Row = ({ row, live, table, marked, dotted, apart }: RowProps) => {
  const t = useWords('football');
  const place = placeOf(row, live);
  const points = live ? (row.live?.points ?? row.points) : row.points;
  const zone = table.season.rules.zones.find(({ from, to }) => from <= place && place <= to)?.zone;
  const moved = live && row.live ? row.rank - row.live.rank : (row.prevRank ?? row.rank) - row.rank;
  const values = { ...row, points };
  return (
    <tr
      data-live={(live && row.live !== undefined) || undefined}
      data-marked={marked || undefined}
      data-gap={apart || undefined}
    >
      <td className={styles.rank} data-zone={zone}>
        {place}
        <Moved by={moved} />
      </td>
      <th className={styles.team} scope="row">
        <span className={styles.name}>
          <Crest side={row.team} size={22} />
          <span className={styles.cut}>{row.team.name}</span>
          {dotted && <LiveDot />}
          {row.taken !== undefined && (
            <small className={styles.taken}>{t('league.taken', { points: row.taken })}</small>
          )}
        </span>
      </th>
      {figures.map((key) => (
        <td key={key} data-key={key}>
          {key === 'gd' ? signed(values.gd) : values[key]}
        </td>
      ))}
      <td className={styles.form}>
        <ol className={styles.letters}>
          {row.form.map((result, i) => (
            <Letter key={i} result={result} />
          ))}
        </ol>
      </td>
      {late.map((key) => (
        <td key={key} className={styles.late}>
          {row[key]}
        </td>
      ))}
      <td className={styles.next}>{row.next && <Next next={row.next} />}</td>
    </tr>
  );
};
