import { hrefOf } from '#domain/routing/routes.ts';
import { highlightList } from '#machines/highlights/highlights.resources.ts';
import { useFeed } from '../../hooks/useFeed.ts';
import { useWords } from '../../hooks/useWords.ts';
import { FrontHead } from '../../kit/FrontHead.tsx';
import { HighlightTile } from './HighlightTile.tsx';
import { pair } from './FrontHighlights.css.ts';

const SHOWN = 2;

/** The two newest highlights, with the way to all of them; nothing while there are none. */
export const FrontHighlights = () => {
  const t = useWords('highlights');
  const { value } = useFeed(highlightList, {});
  const list = value?.list.slice(0, SHOWN) ?? [];
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="highlights-front">
      <FrontHead id="highlights-front" title={t('title')} to={hrefOf('highlights')} all={t('all')} />
      <ul className={pair}>
        {list.map((one) => (
          <HighlightTile key={one.highlightId} highlight={one} />
        ))}
      </ul>
    </section>
  );
};
