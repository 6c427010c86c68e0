import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';

/** A rule for what stands inside one of this room's own elements. */
export const within = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [screens]: rule } });
