import type { Player } from '#domain/football/entities.ts';
import { playerMatches } from '#machines/football/players.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { DataTable } from '../matchSections/ChartTable.tsx';
import { MatchLink } from '../matchSections/MatchLink.tsx';
import { SectionFrame } from '../matchSections/SectionFrame.tsx';
import { usePastDay } from '../matchSections/usePastDay.ts';

const SHOWN = 5;

const ratingText = (rating: number | undefined): string => rating?.toFixed(1) ?? '–';

/** The latest matches in which both played against each other, with the ratings of each; nothing where there were none. */
export const Meetings = ({ a, b }: { readonly a: Player; readonly b: Player }) => {
  const t = useWords('compare');
  const dayText = usePastDay();
  const ofA = useResource(playerMatches, { id: a.playerId }).value ?? [];
  const ofB = useResource(playerMatches, { id: b.playerId }).value ?? [];
  const met = ofA.flatMap((one) => {
    const other = ofB.find(({ fixture }) => fixture.fixtureId === one.fixture.fixtureId);
    return other && !one.fixture.hidden ? [{ fixture: one.fixture, a: one.rating, b: other.rating }] : [];
  });
  if (met.length === 0 || a.team?.id === b.team?.id) return null;
  return (
    <SectionFrame title={t('meetings')}>
      <DataTable
        caption={t('meetings')}
        head={[t('match'), a.name, b.name]}
        rows={met.slice(0, SHOWN).map(({ fixture, ...ratings }) => {
          const { localteam, visitorteam, score, startTs } = fixture;
          const said = `${localteam.name} ${score ? `${score.home}–${score.away}` : '–'} ${visitorteam.name}, ${dayText(startTs)}`;
          return [
            <MatchLink key={fixture.fixtureId} fixture={fixture} className="" title={said}>
              <span aria-hidden="true">{said}</span>
            </MatchLink>,
            ratingText(ratings.a),
            ratingText(ratings.b),
          ];
        })}
      />
    </SectionFrame>
  );
};
