import { tokens } from './tokens.css.ts';

/** B2: the ground of a board that is switched off: dotted, and always the dark of a board. */
export const unlitGround = `radial-gradient(#ffffff3d 1px, #0000 1.3px) 0 0 / 5px 5px ${tokens.colour.boardInList}`;
