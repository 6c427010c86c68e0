import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';

/** A style rule for descendants of the room's own elements. */
export const within = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [screens]: rule } });
