import { use } from 'react';
import type { Lazy } from '../app/lazy.ts';

/**
 * A part that is loaded on first use; suspends until it is loaded. `use` is called even when it is there: React repeats a
 * render that had suspended from its first hook on, and takes the hooks behind a `use` that is missing then for an error.
 */
export const useLazy = <A>(lazy: Lazy<A>): A => use(lazy.load());
