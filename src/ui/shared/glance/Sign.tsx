import { Ball } from '../Ball.tsx';
import { BeadMark } from '../Bead.tsx';
import type { GlanceLine } from './glanceOf.ts';

/** The mark of a line: the marble itself, or the letter of the hand. */
export const Sign = ({ of, size }: { readonly of: GlanceLine['sign']; readonly size: number }) =>
  'ball' in of ? <Ball colour={of.ball} size={size} /> : <BeadMark end={of.hand} size={size} />;
