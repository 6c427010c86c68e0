/** The look of every page; its layers are named before anything fills them. */
import './layers.css.ts';
import './fonts.css';
import './tokens.css.ts';
import './reset.css.ts';
