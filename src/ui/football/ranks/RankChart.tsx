import { useState } from 'react';
import type { RankList } from '#domain/football/standings/rankList.ts';
import { leagueRanks, leagueRanksAsked } from '#machines/football/football.resources.ts';
import type { SeasonQuery } from '#ports/football.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { Crest } from '../../kit/Crest.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { DataTable } from '../matchSections/ChartTable.tsx';
import { tableNote } from '../StandingTable.css.ts';
import { RankLines } from './RankLines.tsx';
import * as styles from './RankChart.css.ts';

/** How many teams stand out at first, and at most. */
const MARKED = 3;

/** With a team, or without it; of more than can be told apart the one that was there longest goes. */
const toggled = (marked: readonly string[], id: string): readonly string[] =>
  marked.includes(id) ? marked.filter((one) => one !== id) : [...marked, id].slice(-MARKED);

/** TP-2: the place of each team after each round; a few that the viewer chooses stand out. */
export const RankChart = ({ of }: { readonly of: SeasonQuery }) => {
  const t = useWords('football');
  const [asked, setAsked] = useState(false);
  const known = useResource(leagueRanks, of).value;
  const all = useResource<SeasonQuery, RankList | (() => RankList)>(asked ? leagueRanksAsked : leagueRanks, of).value;
  const list = typeof all === 'function' ? all() : known;
  if (!list || (list.rows.length === 0 && !list.withheld)) return null;
  return (
    <section className={styles.ranks} aria-labelledby="league-ranks">
      <h2 className={styles.title} id="league-ranks">
        {list.rows.length > 0 ? t.tn('ranks.title', list.rounds.length) : t('ranks.none')}
      </h2>
      {list.withheld !== undefined && (
        <p className={tableNote}>
          {t.tn('ranks.withheld', list.withheld)}
          <Button size="s" onClick={() => setAsked(true)}>
            {t('ranks.showAll')}
          </Button>
        </p>
      )}
      {list.rows.length > 0 && <Chart list={list} />}
    </section>
  );
};

const Chart = ({ list: { rounds, rows } }: { readonly list: RankList }) => {
  const t = useWords('football');
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [open, setOpen] = useState(false);
  const marked = chosen ?? rows.slice(0, MARKED).map(({ team }) => team.id);
  return (
    <>
      <div className={styles.chips} role="group" aria-label={t('ranks.choose')}>
        {rows.map(({ team }) => (
          <Chip key={team.id} on={marked.includes(team.id)} onClick={() => setChosen(toggled(marked, team.id))}>
            <Crest side={team} size={18} />
            {team.shortName}
          </Chip>
        ))}
      </div>
      <RankLines {...{ rounds, rows, marked }} />
      <button
        className={styles.button}
        type="button"
        aria-expanded={open}
        aria-controls="league-ranks-table"
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'ranks.hideTable' : 'ranks.table')}
        <Icon name={open ? 'chevron-up' : 'chevron-down'} />
      </button>
      <div id="league-ranks-table" hidden={!open}>
        {open && (
          <DataTable
            caption={t.tn('ranks.title', rounds.length)}
            head={[t('league.col.team'), ...rounds.map(({ name }) => name)]}
            rows={rows.map(({ team, ranks }) => [team.name, ...ranks])}
          />
        )}
      </div>
    </>
  );
};
