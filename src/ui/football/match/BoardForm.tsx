import type { Fixture } from '#domain/football/fixture.ts';
import type { FixtureSide } from '#domain/football/matchData.ts';
import { fixtureHeadToHead } from '#machines/football/matchSections.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { FormSteps } from '../matchSections/FormSteps.tsx';
import * as styles from './BoardForm.css.ts';

/** MC-7: the latest results of a team at its end of the board. */
export default function BoardForm({ fixture, side }: { readonly fixture: Fixture; readonly side: FixtureSide }) {
  const t = useWords('match');
  const { value } = useResource(fixtureHeadToHead, { id: fixture.fixtureId });
  const latest = value?.[side] ?? [];
  if (latest.length === 0) return null;
  return (
    <div className={styles.form}>
      <span className={styles.title}>{t('form')}</span>
      <FormSteps team={side === 'home' ? fixture.localteam : fixture.visitorteam} latest={latest} />
    </div>
  );
}
