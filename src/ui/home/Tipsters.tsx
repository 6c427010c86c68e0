import { tipsPath } from '#domain/tips/tipPaths.ts';
import { Podium } from '../features/tips/Podium.tsx';

/** TI-11: the first tipsters of the month, with the way to all of them. */
export default function Tipsters() {
  return <Podium category={null} wholeTo={tipsPath(null, null)} />;
}
