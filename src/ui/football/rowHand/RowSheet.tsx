import { fixturePath } from '#domain/football/footballPaths.ts';
import { fixtureMatch } from '#domain/football/fixtureMatch.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { rowText } from '#domain/football/rowText.ts';
import { localePath } from '#domain/locale/locale.ts';
import { tipsOfMatchPath } from '#domain/tips/tipPaths.ts';
import { matchTitle } from '#domain/match/match.ts';
import { dayOf } from '#domain/shared/zone.ts';
import { dayMonth } from '../../features/matches/dayLabel.ts';
import { HideTeam } from '../../features/hiddenTeams/HideTeam.tsx';
import { FollowStar } from '../../features/social/FollowStar.tsx';
import { useLocale } from '../../hooks/useLocale.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useSpoiler } from '../../hooks/useSpoiler.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Button, buttonLook } from '../../kit/Button.tsx';
import { Crest } from '../../kit/Crest.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { offText, whenOfFixture } from '../fixtureWhen.ts';
import * as styles from './RowSheet.css.ts';

interface RowSheetProps {
  readonly fixture: Fixture;
  readonly onClose: () => void;
}

/** MC-12, TP-5: a row of a list to copy or share, and its teams and competition to follow. */
export default function RowSheet({ fixture, onClose }: RowSheetProps) {
  const t = useWords('football');
  const schedule = useWords('schedule');
  const { hideOdds } = useSpoiler();
  const notify = useNotify();
  const locale = useLocale();
  const zone = useZone();
  const said = { football: t, schedule };
  const when = offText(fixture, said) ?? whenOfFixture(fixture, zone, said).text;
  const address = `${window.location.origin}${localePath(locale, fixturePath(fixture))}`;
  const text = rowText(fixture, {
    when: fixture.status === 'live' ? when : `${when} ${dayMonth(dayOf(fixture.startTs, zone), locale)}`,
    address,
  });
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => notify('success', t('row.copied')),
      () => notify('error', t('row.notCopied')),
    );
  const share = () =>
    // Closing the system's dialog is not a failure.
    void navigator.share({ title: matchTitle(fixtureMatch(fixture)), text }).catch(() => undefined);
  const { localteam, visitorteam, leagueId, leagueName } = fixture;
  return (
    <Sheet open onClose={onClose} title={`${localteam.name} – ${visitorteam.name}`}>
      <div className={styles.body}>
        <p className={styles.text}>{text.split('\n')[0]}</p>
        <div className={styles.acts}>
          <Button tone="primary" onClick={copy}>
            {t('row.copy')}
          </Button>
          {typeof navigator.share === 'function' && (
            <Button tone="quiet" onClick={share}>
              <Icon name="share-2" size={18} />
              {t('row.share')}
            </Button>
          )}
          <Link to={fixturePath(fixture)} {...buttonLook({ tone: 'quiet' })}>
            {t('row.open')}
          </Link>
          {fixture.hasTip && !hideOdds && (
            <Link
              to={tipsOfMatchPath({ category: 'bong-da', fixtureId: fixture.fixtureId })}
              {...buttonLook({ tone: 'quiet' })}
            >
              {t('row.tips')}
            </Link>
          )}
        </div>
        <ul className={styles.list}>
          {[localteam, visitorteam].map((team) => (
            <li key={team.id} className={styles.item}>
              <Crest side={team} size={24} />
              <span className={styles.name}>{team.name}</span>
              <span className={styles.hands}>
                <HideTeam of={team} />
                <FollowStar of={{ type: 'team', id: team.id, name: team.name }} />
              </span>
            </li>
          ))}
          <li className={styles.item}>
            <Icon name="trophy" size={22} />
            <span className={styles.name}>{leagueName}</span>
            <FollowStar of={{ type: 'league', id: leagueId, name: leagueName }} />
          </li>
        </ul>
      </div>
    </Sheet>
  );
}
