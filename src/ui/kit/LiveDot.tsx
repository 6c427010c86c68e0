import { liveDot } from './LiveDot.css.ts';

/** The dot that stands before the word of something live. */
export const LiveDot = () => <i className={liveDot} aria-hidden="true" />;
