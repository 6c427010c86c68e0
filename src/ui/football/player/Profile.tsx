import type { SeasonStat } from '#domain/football/answers.ts';
import type { PersonRef } from '#domain/football/fixture.ts';
import type { Position } from '#domain/football/matchData.ts';
import { extremes, profileValues, radarValues, type ProfileValue } from '#domain/football/profile.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Nothing, Remark, SectionFrame } from '../matchSections/SectionFrame.tsx';
import { Cells } from './Cells.tsx';
import { rateText, totalText } from './figureText.ts';
import { Radar } from './Radar.tsx';
import * as styles from './Profile.css.ts';

interface ProfileProps {
  readonly player: PersonRef & { readonly position?: Position };
  readonly stat: SeasonStat;
}

/** TP-3, TP-8: how somebody plays, as a shape and the same as a table; per 90 minutes, and among those of the position. */
export const Profile = ({ player, stat }: ProfileProps) => {
  const t = useWords('players');
  const { peers, totals } = stat;
  const values = profileValues(stat.values, player.position);
  const ranked = radarValues(values);
  const isRanked = ranked.length > 0;
  const { minMinutes: minutes, n } = peers;
  if (totals.minutes === 0)
    return (
      <SectionFrame title={t('profile')}>
        <Nothing>{t('goalsOnly')}</Nothing>
      </SectionFrame>
    );
  const why = totals.minutes < minutes ? t('few', { minutes }) : t('fewPeers');
  const among = t('among', { n, minutes, peers: t(`peers.${peers.position}`) });
  return (
    <SectionFrame title={t('profile')} note={isRanked ? among : why}>
      <div className={styles.both} data-ranked={isRanked || undefined}>
        {isRanked && <ProfileRadar name={player.name} ranked={ranked} />}
        <ProfileTable values={values} ranked={isRanked} />
      </div>
      {isRanked && <Remark>{t('meaning', { minutes })}</Remark>}
    </SectionFrame>
  );
};

const ProfileRadar = ({ name, ranked }: { readonly name: string; readonly ranked: ReturnType<typeof radarValues> }) => {
  const t = useWords('players');
  const { best, least } = extremes(ranked);
  const said = t('radar', {
    ...{ name, best: t(`corner.${best.key}`), bestPctl: best.pctl },
    ...{ least: t(`corner.${least.key}`), leastPctl: least.pctl },
  });
  const corners = ranked.map(({ key, pctl }) => ({ key, label: t(`corner.${key}`), a: pctl }));
  return <Radar corners={corners} said={said} />;
};

const ProfileTable = ({ values, ranked }: { readonly values: readonly ProfileValue[]; readonly ranked: boolean }) => {
  const t = useWords('players');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('col.figure')}</th>
          <th scope="col">{t('col.per90')}</th>
          <th scope="col">{t('col.total')}</th>
          {ranked && <th scope="col">{t('col.pctl')}</th>}
        </tr>
      </thead>
      <tbody>
        {values.map(({ key, per90, total, pctl }) => (
          <tr key={key}>
            <th scope="row">{t(`stat.${key}`)}</th>
            <td className={styles.rate}>{rateText(per90)}</td>
            <td className={styles.total}>{totalText(total)}</td>
            {ranked && <td>{pctl === null ? '–' : <Cells pctl={pctl} />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
