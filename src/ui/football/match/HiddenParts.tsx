import type { Fixture } from '#domain/football/fixture.ts';
import { useShield } from '../../hooks/useShield.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import * as page from './MatchPage.css.ts';
import * as styles from './HiddenParts.css.ts';

const parts = [
  ['events', 'list'],
  ['stats', 'chart-column'],
  ['ratings', 'star'],
  ['table', 'trophy'],
  ['talk', 'newspaper'],
] as const satisfies readonly (readonly [string, IconName])[];

/** B2: what the page keeps to itself, and how to light all of this match. */
export const HiddenParts = ({ fixture: { fixtureId } }: { readonly fixture: Fixture }) => {
  const t = useWords('match');
  const { light } = useShield();
  return (
    <section className={page.section} aria-labelledby="match-hidden">
      <div className={page.head}>
        <h2 className={page.title} id="match-hidden">
          {t('hidden.title')}
        </h2>
      </div>
      <ul>
        {parts.map(([part, icon]) => (
          <li key={part} className={styles.part}>
            <Icon name={icon} size={18} />
            {t(`hidden.${part}`)}
            <span className={styles.dots} aria-hidden="true" />
          </li>
        ))}
      </ul>
      <div className={styles.act}>
        <Button size="l" onClick={() => light(fixtureId)}>
          <Icon name="eye" size={20} />
          {t('hidden.light')}
        </Button>
      </div>
    </section>
  );
};
