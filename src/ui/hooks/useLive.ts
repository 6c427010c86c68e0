import type { Live } from '../app/live.ts';
import { useApp } from './useApp.ts';
import { useLazy } from './useLazy.ts';

/** The player and the chat; suspends on first use, unless they were loaded with the page. */
export const useLive = (): Live => useLazy(useApp().live);
