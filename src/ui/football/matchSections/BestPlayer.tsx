import { marksOf, ratedOf, type PlayerMarks, type Rated } from '#domain/football/playerMarks.ts';
import { fixtureLineups } from '#machines/football/matchSections.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { ChartTable } from './ChartTable.tsx';
import { useMarkWords } from './Marks.tsx';
import { PersonName } from './PersonName.tsx';
import type { SectionProps } from './section.ts';
import { SectionFrame } from './SectionFrame.tsx';
import * as styles from './BestPlayer.css.ts';

export default function BestPlayer({ fixture, events, until }: SectionProps) {
  const t = useWords('matchSections');
  const { value } = useResource(fixtureLineups, { id: fixture.fixtureId });
  const rated = ratedOf(value ?? []);
  // Line-ups say themselves if they cannot be loaded; of the past no rating is known.
  if (until !== null || !rated[0]) return null;
  const teamOf = ({ side }: Rated) => (side === 'home' ? fixture.localteam : fixture.visitorteam);
  const marks = marksOf(events);
  return (
    <SectionFrame title={t(fixture.status === 'ended' ? 'best.title' : 'best.titleNow')}>
      <Best best={rated[0]} team={teamOf(rated[0])} marks={marks.get(rated[0].player.playerId)} />
      <ChartTable
        caption={t('best.caption')}
        head={[t('lineups.col.player'), t('shots.col.team'), t('lineups.col.rating')]}
        rows={rated.map((one) => [
          <PersonName key="who" person={one.player} />,
          teamOf(one).name,
          one.rating.toFixed(1),
        ])}
        say={[t('best.all'), t('best.fewer')]}
      />
    </SectionFrame>
  );
}

interface BestProps {
  readonly best: Rated;
  readonly team: SectionProps['fixture']['localteam'];
  readonly marks: PlayerMarks | undefined;
}

const Best = ({ best: { player, pos, rating }, team, marks }: BestProps) => {
  const t = useWords('matchSections');
  const markWords = useMarkWords();
  const said = markWords(marks);
  return (
    <div className={styles.best}>
      <Crest side={team} size={44} />
      <span className={styles.who}>
        <b className={styles.name}>
          <PersonName person={player} />
        </b>
        <span className={styles.did}>{said === '' ? `${team.name}, ${t(`lineups.pos.${pos}`)}` : said}</span>
      </span>
      <span className={styles.rating}>
        <VisuallyHidden>{t('lineups.rating', { rating: rating.toFixed(1) })}</VisuallyHidden>
        <span aria-hidden="true">
          <Figure size={26}>{rating.toFixed(1)}</Figure>
        </span>
      </span>
    </div>
  );
};
