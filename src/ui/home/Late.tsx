import { tipsPath } from '#domain/tips/tipPaths.ts';
import { FrontNews } from '../features/news/FrontNews.tsx';
import { Podium } from '../features/tips/Podium.tsx';
import { useSpoiler } from '../hooks/useSpoiler.ts';

/** The lead of the news, and TI-11: the first tipsters of the month (TI-9: for whoever does not hide odds). */
export default function Late() {
  const { hideOdds } = useSpoiler();
  return (
    <>
      <FrontNews />
      {!hideOdds && <Podium category={null} wholeTo={tipsPath(null, null)} />}
    </>
  );
}
