import { dayOf, hourMinute } from '#domain/shared/zone.ts';
import type { Tip } from '#domain/tips/tip.ts';
import { tipsOfMatchPath } from '#domain/tips/tipPaths.ts';
import { pickText, priceText } from '../features/tips/tipText.ts';
import { dayMonth } from '../features/matches/dayLabel.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useMemberSettings } from '../hooks/useMemberSettings.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Crest } from '../kit/Crest.tsx';
import { Link } from '../kit/Link.tsx';
import { Ticket } from '../kit/Ticket.tsx';
import * as styles from './TipScreen.css.ts';

const OWN = ['#35c07d', '#b9f24b'] as const;

/** The slip as a ticket: match and prediction, with price and stake on the stub. */
export const TipTicket = ({ tip }: { readonly tip: Tip }) => {
  const t = useWords('tips');
  const locale = useLocale();
  const zone = useZone();
  const format = useMemberSettings()?.oddsFormat ?? 'decimal';
  const { fixture } = tip;
  const sides = fixture ? [fixture.localteam, fixture.visitorteam] : [];
  return (
    <Ticket
      colours={[sides[0]?.colours?.[0] ?? OWN[0], sides[1]?.colours?.[0] ?? OWN[1]]}
      stub={
        <>
          <span className={styles.stubSmall}>{t(`detail.formats.${format}`)}</span>
          <b className={styles.stubPrice}>{priceText(tip.oddsDec, format)}</b>
          <span className={styles.stubSmall}>{t.tn('units', tip.stake)}</span>
        </>
      }
    >
      {fixture && (
        <Link className={styles.league} to={tipsOfMatchPath(tip)}>
          {fixture.leagueName}, {dayMonth(dayOf(fixture.startTs, zone), locale)} {hourMinute(fixture.startTs, zone)}
        </Link>
      )}
      {sides.map((side) => (
        <span key={side.id} className={styles.team}>
          <Crest side={side} size={20} />
          {side.name}
        </span>
      ))}
      <b className={styles.chosen}>{pickText(tip, t)}</b>
    </Ticket>
  );
};
