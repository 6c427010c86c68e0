import { createContext } from 'react';

/** B2: whether the match that a part of the page is about hides its result; null where it is about none. */
export const HiddenResult = createContext<boolean | null>(null);
