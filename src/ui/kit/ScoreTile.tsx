import { dash, scoreTile } from './ScoreTile.css.ts';

/** The score of a live match in a list, on a small board, which is dark in both themes. */
export const ScoreTile = ({ score }: { readonly score: readonly [number, number] }) => (
  <span className={scoreTile}>
    <b>{score[0]}</b>
    <i className={dash}>–</i>
    <b>{score[1]}</b>
  </span>
);
