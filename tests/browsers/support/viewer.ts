import type { Device, Driven } from './driven.ts';
import { untilDone } from './untilDone.ts';

/** What a viewer does in a page. */
export interface Viewer {
  /** Calls a function in the page: it has to stand alone, because its source text is sent. */
  readonly run: <Args extends readonly unknown[], A>(work: (...args: Args) => A, ...args: Args) => Promise<Awaited<A>>;
  /** Waits until a function of the page gives true. */
  readonly see: <Args extends readonly unknown[]>(
    what: string,
    look: (...args: Args) => boolean,
    ...args: Args
  ) => Promise<void>;
  /** Presses the middle of the first element in sight that a selector finds, with this text if one is given. */
  readonly press: (selector: string, text?: string) => Promise<void>;
  /** Moves the pointer over the middle of an element, whatever lies over it. */
  readonly hover: (selector: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
}

const ENTER = '\uE007';

const pointer = (...actions: readonly Readonly<Record<string, unknown>>[]): readonly Device[] => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];
const keys = (text: string): readonly Device[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** Runs in the page: scrolls to the element and gives the place that a press has to hit; null while it is not there or lies under something. */
const placeOf = async (
  selector: string,
  text: string | null,
  covered: boolean,
): Promise<readonly [number, number] | null> => {
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && (text === null || element.textContent?.includes(text)),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  return covered || (hit && (found.contains(hit) || hit.contains(found))) ? [x, y] : null;
};

export const viewerOf = (driven: Driven): Viewer => {
  const run = async <Args extends readonly unknown[], A>(
    work: (...args: Args) => A,
    ...args: Args
  ): Promise<Awaited<A>> => (await driven.call(work.toString(), args)) as Awaited<A>;
  const place = (selector: string, text: string | null, covered: boolean) =>
    untilDone(`${selector} ${text ?? ''}`, async () => {
      const at = await run(placeOf, selector, text, covered);
      if (!at) throw new Error('it is not in sight');
      return at;
    });
  return {
    run,
    see: (what, look, ...args) =>
      untilDone(what, async () => {
        if (!(await run(look, ...args))) throw new Error('not yet');
      }),
    press: async (selector, text) => {
      const [x, y] = await place(selector, text ?? null, false);
      const at = { type: 'pointerMove', x, y, duration: 0 };
      await driven.act(pointer(at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }));
    },
    hover: async (selector) => {
      const [x, y] = await place(selector, null, true);
      await driven.act(pointer({ type: 'pointerMove', x, y, duration: 0 }));
    },
    type: (text) => driven.act(keys(text.replace('\n', ENTER))),
  };
};
