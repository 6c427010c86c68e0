import { screens } from './layers.css.ts';

/**
 * Rules for a phone whose screen is at most 960 px high, under `html[data-first="n"]`: what is not to be in the nth frame
 * of a painted page. public/colour.js counts the frames, so that none of them takes long on a slow phone.
 */
export const onFirstPhone = (rules: {
  readonly display?: 'none';
  readonly contentVisibility?: 'hidden';
  readonly containIntrinsicHeight?: string;
}) => ({ '@media': { '(max-width: 600px) and (max-height: 960px)': { '@layer': { [screens]: rules } } } });
