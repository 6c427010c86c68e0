import { BRIDGE, type Greeting } from '#domain/games/bridge.ts';
import { openPortal, scoreMessage } from '../runtime/portal.ts';
import { heldAsKeys } from './keys.ts';
import { restOf, soundOf } from './rest.ts';
import { keptIn, memoryStorage } from './storage.ts';

/** Speaks with the portal for a game that does not know it. Runs before the game's own scripts. */
const SAVE_MS = 1000;
const isGreeting = (value: unknown): value is Greeting =>
  typeof value === 'object' && value !== null && 'v' in value && value.v === BRIDGE.version;
const greeting = ((): Greeting | null => {
  try {
    const read: unknown = JSON.parse(window.name);
    return isGreeting(read) ? read : null;
  } catch {
    return null;
  }
})();
window.name = '';

const { setTimeout } = window;
const rest = restOf(window);
const silence = soundOf(window);
const hold = heldAsKeys(window);

let waits = false;
const save = () => {
  waits = false;
  const data = JSON.stringify(local.all());
  if (data.length <= BRIDGE.saveLength) portal.tell({ type: 'game.saveRequest', data });
};
const local = memoryStorage(keptIn(greeting?.data ?? null), () => {
  if (!waits) setTimeout.call(window, save, SAVE_MS);
  waits = true;
});
const instead: Readonly<Record<string, object>> = {
  localStorage: local.storage,
  sessionStorage: memoryStorage({}, () => {}).storage,
};
for (const [name, value] of Object.entries(instead)) Object.defineProperty(window, name, { value, configurable: true });
// Without an origin there are none, and asking for them throws.
Object.defineProperty(document, 'cookie', { get: () => '', set: () => {}, configurable: true });

let isMuted = greeting?.muted ?? false;
let isTroubled = false;
const portal = openPortal(
  window,
  {
    ready: ({ muted }) => silence(muted),
    pause: () => {
      if (waits) save();
      hold(0);
      rest(true);
      silence(true);
    },
    resume: () => {
      rest(false);
      silence(isMuted);
    },
    mute: (on) => {
      isMuted = on;
      silence(on);
    },
    held: hold,
    again: () => {},
  },
  // Much of what fails in games that others made harms nothing, so that it is told and not judged; once is enough.
  (tell, message) => {
    if (isTroubled || message.startsWith('ResizeObserver loop')) return;
    isTroubled = true;
    tell({ type: 'game.trouble' });
  },
);

const SCROLLS = new Set(['Space', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
window.addEventListener('keydown', (event) => {
  if (event.code === 'Escape') portal.tell({ type: 'game.leave' });
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  // The page may not scroll while somebody plays.
  if (SCROLLS.has(event.code) && !isTyping) event.preventDefault();
});

/** What a game may know of the portal: to tell a score, which nobody checks. */
Object.defineProperty(window, 'khanDai', {
  value: Object.freeze({
    locale: greeting?.locale ?? 'vi',
    score: (value: unknown) => {
      const whole = Math.round(Number(value));
      if (!Number.isFinite(whole) || whole < 0) return;
      portal.tell(scoreMessage(whole, { steps: '', rest: 0 }, true));
      portal.tell({ type: 'game.begun' });
    },
  }),
});
document.addEventListener('DOMContentLoaded', () => portal.tell({ type: 'game.loaded' }));
