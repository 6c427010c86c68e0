import { boardSportOf } from '#domain/match/board/boardSport.ts';
import { useWords } from '../hooks/useWords.ts';
import { figure } from './Figure.css.ts';
import type { FigureSize } from './figureSizes.ts';
import { unlit } from './Unlit.css.ts';

export interface UnlitProps {
  /** The match that it lights. */
  readonly of: { readonly fixtureId: string; readonly liveModeId?: string };
  /** That of the figure in its place, in CSS pixels; by default what its surroundings say. */
  readonly size?: FigureSize;
  /** A tile that holds figures, in place of one figure. */
  readonly tile?: string;
  /** Beside another one, which is the one for keys and readers. */
  readonly second?: boolean;
}

/**
 * B2: a hidden figure is a board switched off: of the size of the lit one, so that nothing moves when it lights. Holding
 * it, or a key, lights the match (adapters/browser/holds.ts); it can stand inside a link, where a button cannot.
 */
export const Unlit = ({ of, size, tile = figure, second }: UnlitProps) => {
  const t = useWords('shell');
  const hands = second ? { 'aria-hidden': true } : { role: 'button', tabIndex: 0, 'aria-label': t('unlit') };
  // Its scores have two digits.
  const wide = boardSportOf(of.liveModeId ?? '') === 'basketball' || undefined;
  return <span className={`${unlit} ${tile}`} data-size={size} data-wide={wide} data-unlit={of.fixtureId} {...hands} />;
};
