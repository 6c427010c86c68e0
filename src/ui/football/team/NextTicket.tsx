import type { Fixture } from '#domain/football/fixture.ts';
import { fixturePath } from '#domain/football/footballPaths.ts';
import { ofTeam } from '#domain/football/ofTeam.ts';
import { dayOf, hourMinute } from '#domain/shared/zone.ts';
import * as ticket from '../../features/matches/BookingTicket.css.ts';
import { dayMonth, nearDay, weekday } from '../../features/matches/dayLabel.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Link } from '../../kit/Link.tsx';
import { Ticket } from '../../kit/Ticket.tsx';

const NO_COLOUR = '#62796d';

/** A match to come as a ticket; of one team's page, the opponent alone. */
export const NextTicket = ({ fixture, teamId }: { readonly fixture: Fixture; readonly teamId?: string }) => {
  const t = useWords('teams');
  const { localteam, visitorteam } = fixture;
  const seen = teamId === undefined ? null : ofTeam(fixture, teamId);
  const wheres = { home: t('homeGround'), away: t('awayGround'), neutral: t('neutral') };
  return (
    <Ticket
      colours={[localteam.colours?.[0] ?? NO_COLOUR, visitorteam.colours?.[0] ?? NO_COLOUR]}
      stub={<Stub fixture={fixture} />}
    >
      <span className={ticket.league}>{[fixture.leagueName, fixture.round].filter(Boolean).join(', ')}</span>
      {(seen ? [seen.opponent] : [localteam, visitorteam]).map((team) => (
        <span key={team.id} className={ticket.team}>
          <Crest side={team} size={20} />
          <span className={ticket.teamName}>{team.name}</span>
          {seen && <span className={ticket.small}>{wheres[seen.where]}</span>}
        </span>
      ))}
      <Link
        to={fixturePath(fixture)}
        className={ticket.stretched}
        aria-label={`${localteam.name} – ${visitorteam.name}`}
      />
    </Ticket>
  );
};

const Stub = ({ fixture: { startTs, timeTbc } }: { readonly fixture: Fixture }) => {
  const football = useWords('football');
  const schedule = useWords('schedule');
  const locale = useLocale();
  const zone = useZone();
  const day = dayOf(startTs, zone);
  const today = dayOf(useNow(60_000), zone);
  return (
    <>
      <span className={ticket.small}>{nearDay(day, today, schedule) ?? weekday(day, locale, 'long')}</span>
      {timeTbc ? (
        <span className={ticket.small}>{football('tbc')}</span>
      ) : (
        <Figure size={26}>{hourMinute(startTs, zone)}</Figure>
      )}
      <span className={ticket.small}>{dayMonth(day, locale)}</span>
    </>
  );
};
