import { liveDot } from './LiveDot.css.ts';

/** The dot before the word for live content. */
export const LiveDot = () => <i className={liveDot} aria-hidden="true" />;
