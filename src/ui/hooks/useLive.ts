import { use } from 'react';
import type { Live } from '../app/live.ts';
import { useApp } from './useApp.ts';

/** The player and the chat; suspends on first use, unless they were loaded with the page. */
export const useLive = (): Live => {
  const { live } = useApp();
  return live.now() ?? use(live.load());
};
