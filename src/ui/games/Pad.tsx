import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { HELD } from '#domain/games/core.ts';
import type { PadButton } from '#domain/games/game.ts';
import { useApp } from '../hooks/useApp.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import * as styles from './games.css.ts';

/** Where a button stands, in percent of the pad. */
type Places = Readonly<Record<string, readonly [x: number, y: number]>>;
const usual: Places = {
  ...{ left: [4, 42], right: [36, 42], up: [20, 6], down: [20, 66], main: [76, 40], second: [62, 6] },
};
const arrows = { left: 'chevron-left', right: 'chevron-right', up: 'chevron-up', down: 'chevron-down' } as const;
const isPlaces = (value: unknown): value is Places =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((at) => Array.isArray(at) && at.length === 2 && at.every(Number.isFinite));
const readPlaces = (text: string | null): Places => {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    return isPlaces(read) ? { ...usual, ...read } : usual;
  } catch {
    return usual;
  }
};
const KEY = 'gamePad';
const within = (value: number, most: number) => Math.max(0, Math.min(most, value));

interface PadProps {
  readonly buttons: readonly PadButton[];
  readonly onHeld: (held: number) => void;
}

/** GA-3: buttons for games that are played by keys; they stand where the player puts them. */
export const Pad = ({ buttons, onHeld }: PadProps) => {
  const t = useWords('games');
  const { storage } = useApp();
  const [places, setPlaces] = useState(() => readPlaces(storage.read(KEY)));
  const [moving, setMoving] = useState(false);
  const [held, setHeld] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => onHeld(held), [held, onHeld]);
  const press = (key: PadButton['key'], on: boolean) => setHeld((now) => (on ? now | HELD[key] : now & ~HELD[key]));
  const move = (key: string, event: PointerEvent) => {
    const area = box.current?.getBoundingClientRect();
    if (!area || !moving || event.buttons === 0) return;
    const x = within(((event.clientX - area.left - 36) / area.width) * 100, 82);
    const y = within(((event.clientY - area.top - 36) / area.height) * 100, 70);
    setPlaces((now) => ({ ...now, [key]: [x, y] }));
  };
  return (
    <>
      <div ref={box} className={styles.pad} data-part="pad">
        {buttons.map(({ key, label }) => (
          <button
            key={key}
            ref={(element) => {
              // Set here, since the policy allows no style in the markup.
              if (element)
                [element.style.left, element.style.top] = (places[key] ?? usual[key]!).map((at) => `${at}%`) as [
                  string,
                  string,
                ];
            }}
            type="button"
            className={styles.padButton}
            aria-label={label || t(`dir.${key}`)}
            data-held={(held & HELD[key]) !== 0 || undefined}
            data-moving={moving || undefined}
            // The game keeps the focus: losing it lets go of what is held.
            onMouseDown={(event) => event.preventDefault()}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              if (!moving) press(key, true);
            }}
            onPointerMove={(event) => move(key, event)}
            onPointerUp={() => press(key, false)}
            onPointerCancel={() => press(key, false)}
            onContextMenu={(event) => event.preventDefault()}
          >
            {label || (key in arrows ? <Icon name={arrows[key as keyof typeof arrows]} size={24} /> : t(`dir.${key}`))}
          </button>
        ))}
      </div>
      <div className={styles.padOnly}>
        <Button
          size="s"
          aria-pressed={moving}
          onClick={() => {
            if (moving) storage.write(KEY, JSON.stringify(places));
            setMoving(!moving);
          }}
        >
          {t(moving ? 'movePadDone' : 'movePad')}
        </Button>
      </div>
    </>
  );
};
