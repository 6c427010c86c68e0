/** The global styles; the cascade layers are declared before anything uses them. */
import './layers.css.ts';
import './fonts.css';
import './tokens.css.ts';
import './reset.css.ts';
