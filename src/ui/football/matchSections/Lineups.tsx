import { useState } from 'react';
import { marksOf, withoutRatings } from '#domain/football/playerMarks.ts';
import type { Lineup } from '#domain/football/matchData.ts';
import { upTo } from '#domain/football/upTo.ts';
import { fixtureLineups } from '#machines/football/matchSections.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { LineupList } from './LineupList.tsx';
import { Pitch, PitchGround } from './Pitch.tsx';
import { Reserves } from './Reserves.tsx';
import type { SectionProps, TeamLineup } from './section.ts';
import { Nothing, Remark, SectionBody, SectionFrame } from './SectionFrame.tsx';
import { Segments } from './Segments.tsx';
import { useRunning } from './useRunning.ts';
import * as styles from './Lineups.css.ts';

const views = ['ratings', 'numbers', 'list'] as const;
type LineupView = (typeof views)[number];

/** Home first. Of a past minute, and under the shield, nobody's rating is known. */
const withTeams = (
  lineups: readonly Lineup[],
  { localteam, visitorteam }: SectionProps['fixture'],
  rated: boolean,
): readonly TeamLineup[] =>
  (['home', 'away'] as const).flatMap((side) => {
    const lineup = lineups.find((one) => one.side === side);
    const team = side === 'home' ? localteam : visitorteam;
    return lineup ? [{ lineup: rated ? lineup : withoutRatings(lineup), team }] : [];
  });

const isRated = ({ start }: Lineup): boolean => start.some(({ rating }) => rating !== undefined);

export default function Lineups({ fixture, events, until }: SectionProps) {
  const t = useWords('matchSections');
  const [chosen, setChosen] = useState<LineupView | null>(null);
  const seen = useResource(fixtureLineups, { id: fixture.fixtureId });
  useRunning({ fixture, events }, seen.retry);
  const bare = fixture.hidden === true;
  const sides = withTeams(seen.value ?? [], fixture, !bare && until === null);
  const rated = sides.some(({ lineup }) => isRated(lineup));
  const isExpected = sides.some(({ lineup }) => !lineup.confirmed);
  // Without a place on the pitch for everybody it is a list.
  const onPitch = sides.length > 0 && sides.every(({ lineup }) => lineup.start.length > 0 && lineup.formation !== '');
  const possible = views.filter((one) => one === 'list' || (onPitch && (one === 'numbers' || rated)));
  const view = possible.find((one) => one === chosen) ?? possible[0] ?? 'list';
  const marks = marksOf(bare ? [] : upTo(events, until));
  const [home, away] = sides;
  const formations =
    home && away && onPitch
      ? t('lineups.formations', {
          ...{ home: home.team.name, homeFormation: home.lineup.formation },
          ...{ away: away.team.name, awayFormation: away.lineup.formation },
        })
      : null;
  return (
    <SectionFrame
      title={t(bare ? 'lineups.titleBare' : 'lineups.title')}
      note={
        <>
          {isExpected && <span className={styles.expected}>{t('lineups.expected')}</span>}
          {bare ? t('lineups.bare') : formations}
        </>
      }
      wideAct
      act={
        possible.length > 1 && (
          <Segments
            label={t('lineups.view')}
            options={possible.map((value) => ({ value, label: t(`lineups.views.${value}`) }))}
            value={view}
            onChange={setChosen}
          />
        )
      }
    >
      <SectionBody seen={seen} failed={t('lineups.failed')} loading={<PitchGround />}>
        {() =>
          sides.length === 0 ? (
            <Nothing fact={t('lineups.noneFact')}>{t('lineups.none')}</Nothing>
          ) : (
            <>
              {view === 'list' ? (
                <LineupList {...{ sides, marks }} />
              ) : (
                <Pitch {...{ sides, marks }} rated={view === 'ratings'} />
              )}
              <Reserves {...{ sides, marks }} />
              {isExpected && <Remark icon="clock">{t('lineups.expectedNote')}</Remark>}
              {rated && (
                <Remark>{t(fixture.status === 'ended' ? 'lineups.ratingsEnded' : 'lineups.ratingsNote')}</Remark>
              )}
            </>
          )
        }
      </SectionBody>
    </SectionFrame>
  );
}
