import { tipsPath } from '#domain/tips/tipPaths.ts';
import { FrontHighlights } from '../features/highlights/FrontHighlights.tsx';
import { FrontNews } from '../features/news/FrontNews.tsx';
import { FrontPromotion } from '../features/promotions/FrontPromotion.tsx';
import { Podium } from '../features/tips/Podium.tsx';
import { late } from './HomeScreen.css.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';

/** The lead of the news, two highlights, the promotion that ends next, and TI-11: the first tipsters of the month (TI-9: for whoever does not hide odds). */
export default function Late() {
  const { hideOdds } = useSpoiler();
  return (
    <div className={late}>
      <FrontNews />
      <FrontHighlights />
      <FrontPromotion />
      {!hideOdds && <Podium category={null} wholeTo={tipsPath(null, null)} />}
    </div>
  );
}
