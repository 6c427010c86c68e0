import { use } from 'react';
import type { Live } from '../app/live.ts';
import { useApp } from './useApp.ts';

/** The picture and the chat; suspends the first time, unless the page was opened with them. */
export const useLive = (): Live => {
  const { live } = useApp();
  return live.now() ?? use(live.load());
};
