import { useEffect, useRef, useState } from 'react';

/** Delay after the last input before a search starts, in milliseconds. */
const PAUSE_MS = 300;

/** Tells the typed words after a pause; words that change elsewhere, as by the address, replace the typed ones. */
export const useTyped = (q: string, ask: (q: string) => void, pauseMs = PAUSE_MS) => {
  const [typed, setTyped] = useState(q);
  const [told, setTold] = useState(q);
  if (q !== told) {
    setTold(q);
    if (q.trim() !== typed.trim()) setTyped(q);
  }
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (typed === told) return;
    const pause = setTimeout(() => latest.current(typed), pauseMs);
    return () => clearTimeout(pause);
  }, [typed, told, pauseMs]);
  return [typed, setTyped] as const;
};
