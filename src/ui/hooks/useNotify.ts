import type { Notify } from '../app/notify.ts';
import { useApp } from './useApp.ts';

/** TOAST-1: `notify(tone, text, {label, run})` shows a toast for 3 s; the text is already translated. */
export const useNotify = (): Notify => useApp().notify;
