import type { Fixture } from '#domain/football/fixture.ts';
import { tipsOfMatch } from '#machines/tips/tips.resources.ts';
import { TipsSection } from '../../features/tips/TipsSection.tsx';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import * as page from './MatchPage.css.ts';

/** How many stand on the page of their match; the rest has a page of its own. */
const MOST = 3;

interface TipsBlockProps {
  readonly fixture: Fixture;
  /** All of them, instead of the first with the way to the others. */
  readonly all?: boolean;
}

/** TI-7: the tips on a match, under a heading; nothing where nobody gave one. */
export default function TipsBlock({ fixture: { fixtureId }, all = false }: TipsBlockProps) {
  const t = useWords('match');
  const { value } = useResource(tipsOfMatch, { id: fixtureId });
  if (!value || value.tips.length === 0) return null;
  return (
    <section className={page.section} aria-labelledby="match-tips">
      <div className={page.head}>
        <h2 className={page.title} id="match-tips">
          {t('tabs.tips')}
        </h2>
        <span className={page.note}>{value.tips.length}</span>
      </div>
      <TipsSection fixtureId={fixtureId} {...(!all && { most: MOST })} />
    </section>
  );
}
