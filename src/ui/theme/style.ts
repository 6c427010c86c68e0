import { style, type StyleRule } from '@vanilla-extract/css';
import { parts, screens } from './layers.css.ts';

/** A style of a part, in the layer of parts. */
export const partStyle = (rule: StyleRule): string => style({ '@layer': { [parts]: rule } });

/** A style of a screen or of the shell, in the layer that overrides parts. */
export const screenStyle = (rule: StyleRule): string => style({ '@layer': { [screens]: rule } });
