import { readSavedRun, type Beginning } from '#domain/games/bridge.ts';
import { HELD, readSteps, replay, RUN, stepsText, type GameCore, type HeldKey, type Step } from '#domain/games/core.ts';
import { openPortal, scoreMessage } from './portal.ts';
import { openScreen, type Screen } from './screen.ts';
import { openSound, type Sound } from './sound.ts';
import { wordsIn, type Word } from './words.ts';

/** What a game makes of its rules: pictures, figures and notes. */
export interface Shown<State> {
  readonly core: GameCore<State>;
  /** Called once; answers how a state is drawn, and what follows from one to the next. */
  readonly open: (stage: Stage<State>) => (state: State, before: State | null) => void;
}
export interface Stage<State> {
  readonly screen: Screen;
  readonly sound: Sound;
  readonly t: (word: Word) => string;
  /** Does something in the game; whether the rules allow it. */
  readonly input: (code: number) => boolean;
  readonly state: () => State;
  /** Hears keys that games without ticks use. */
  readonly onKey: (heard: (key: HeldKey) => void) => void;
}

const keys: Readonly<Record<string, HeldKey>> = {
  ...{ ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down', Space: 'main', Enter: 'main' },
  ...{ KeyA: 'left', KeyD: 'right', KeyW: 'up', KeyS: 'down', KeyC: 'second', ShiftLeft: 'second' },
};
const TICK_MS = 1000 / 60;
const SAVE_EVERY_MS = 8000;
const SWIPE_PX = 24;
/** So long a swipe holds its key. */
const TAP_MS = 90;

/** Runs a game of ours: its rules, its steps for the proof, its state for the next visit. */
export const run = <State>({ core, open }: Shown<State>): void => {
  const [screen, sound] = [openScreen(), openSound(window)];
  let t = wordsIn('vi');
  let state: State | null = null;
  let steps: Step[] = [];
  let waited = 0;
  let held = 0;
  let ticks = 0;
  let going = false;
  let seed = 0;
  let runId = '';
  let draw: ((state: State, before: State | null) => void) | null = null;
  let ended = false;
  const heard: ((key: HeldKey) => void)[] = [];

  const proof = () => ({ steps: stepsText(steps), rest: waited });
  const isOver = () =>
    state !== null && (core.isOver(state) || steps.length >= RUN.steps || (core.rate > 0 && ticks >= core.mostTicks));
  const save = () => {
    if (state !== null && !isOver())
      portal.tell({ type: 'game.saveRequest', data: JSON.stringify({ runId, seed, ...proof() }) });
  };
  const show = (before: State | null) => {
    if (state === null) return;
    draw?.(state, before);
    if (!isOver() || ended) return;
    ended = true;
    going = false;
    sound.note('over');
    portal.tell(scoreMessage(core.score(state), proof(), true));
    screen.cover({ title: t('over'), text: `${t('score')} ${core.score(state)}`, act: t('again') }, () =>
      portal.tell({ type: 'game.begun' }),
    );
  };
  const input = (code: number): boolean => {
    if (state === null || isOver()) return false;
    const next = core.input(state, code);
    if (next === null) return false;
    const before = state;
    steps.push([waited, code]);
    waited = 0;
    state = next;
    show(before);
    if (core.rate === 0) save();
    return true;
  };
  const hold = (next: number) => {
    if (next === held || (core.rate > 0 && !going)) return;
    const pressed = next & ~held;
    held = next;
    if (core.rate > 0) input(held);
    else for (const key of Object.keys(HELD) as HeldKey[]) if (pressed & HELD[key]) for (const one of heard) one(key);
  };
  const begin = (from: { readonly seed: number; readonly runId: string }, data: string | null) => {
    const saved = data === null ? null : readSavedRun(data);
    const savedSteps = saved && readSteps(saved.steps);
    const again = saved && savedSteps && replay(core, { seed: saved.seed, steps: savedSteps, rest: saved.rest });
    ({ seed, runId } = again ? saved : from);
    steps = again ? [...savedSteps!] : [];
    waited = again ? saved.rest : 0;
    ticks = again ? again.ticks : 0;
    state = again ? again.state : core.start(seed);
    held = 0;
    ended = false;
    screen.cover(null);
    going = true;
    show(null);
  };
  const portal = openPortal(window, {
    ready: (beginning: Beginning) => {
      t = wordsIn(beginning.locale);
      document.documentElement.lang = beginning.locale;
      sound.mute(beginning.muted);
      draw ??= open({ screen, sound, t, input, state: () => state!, onKey: (one) => heard.push(one) });
      begin(beginning, beginning.data);
    },
    pause: () => {
      save();
      hold(0);
      going = false;
    },
    resume: () => {
      going = !ended;
    },
    mute: sound.mute,
    held: hold,
    again: (next, id) => begin({ seed: next, runId: id }, null),
  });

  let last = 0;
  let due = 0;
  let savedAt = 0;
  const frame = (now: number) => {
    requestAnimationFrame(frame);
    due = going ? Math.min(due + now - last, 250) : 0;
    last = now;
    if (state === null || core.rate === 0) return;
    const before = state;
    for (; due >= TICK_MS && !isOver(); due -= TICK_MS) {
      state = core.tick(state);
      waited += 1;
      ticks += 1;
    }
    if (going) show(before);
    if (now - savedAt > SAVE_EVERY_MS && going) {
      savedAt = now;
      save();
    }
  };
  requestAnimationFrame(frame);

  const isTyping = ({ target }: Event) => target instanceof HTMLInputElement || target instanceof HTMLButtonElement;
  window.addEventListener('keydown', (event) => {
    if (event.code === 'Escape') return portal.tell({ type: 'game.leave' });
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.code === 'KeyP') portal.tell({ type: 'game.pauseRequest' });
    else if (event.code === 'KeyM') portal.tell({ type: 'game.muteRequest' });
    const key = keys[event.code];
    if (!key) return;
    // The page may not scroll while somebody plays.
    event.preventDefault();
    if (!event.repeat) hold(held | HELD[key]);
  });
  window.addEventListener('keyup', (event) => {
    const key = keys[event.code];
    if (key && !isTyping(event)) hold(held & ~HELD[key]);
  });
  window.addEventListener('blur', () => hold(0));
  let from: { readonly x: number; readonly y: number } | null = null;
  window.addEventListener('pointerdown', ({ clientX, clientY }) => (from = { x: clientX, y: clientY }));
  window.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!from) return;
    const [dx, dy] = [clientX - from.x, clientY - from.y];
    from = null;
    if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PX) return;
    const key: HeldKey = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up';
    hold(held | HELD[key]);
    setTimeout(() => hold(held & ~HELD[key]), TAP_MS);
  });
  portal.tell({ type: 'game.loaded' });
};
