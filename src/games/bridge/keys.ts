import { HELD, type HeldKey } from '#domain/games/core.ts';

const keys: Readonly<Record<HeldKey, readonly [code: string, key: string, keyCode: number]>> = {
  left: ['ArrowLeft', 'ArrowLeft', 37],
  up: ['ArrowUp', 'ArrowUp', 38],
  right: ['ArrowRight', 'ArrowRight', 39],
  down: ['ArrowDown', 'ArrowDown', 40],
  main: ['Space', ' ', 32],
  second: ['Enter', 'Enter', 13],
};

const press = (window: Window & typeof globalThis, key: HeldKey, down: boolean) => {
  const [code, name, keyCode] = keys[key];
  const event = new window.KeyboardEvent(down ? 'keydown' : 'keyup', {
    ...{ code, key: name, bubbles: true, cancelable: true },
  });
  // Old games ask for the number of a key, which no event of a script has.
  for (const field of ['keyCode', 'which']) Object.defineProperty(event, field, { value: keyCode });
  (window.document.activeElement ?? window.document.body).dispatchEvent(event);
};

/** What is held on a pad or on the buttons of a phone, as the keys that a game listens to. */
export const heldAsKeys = (window: Window & typeof globalThis) => {
  let before = 0;
  return (held: number) => {
    for (const key of Object.keys(HELD) as HeldKey[])
      if ((held ^ before) & HELD[key]) press(window, key, (held & HELD[key]) !== 0);
    before = held;
  };
};
