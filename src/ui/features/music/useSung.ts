import { useEffect, useState } from 'react';
import { sungAt, type LyricLine } from '#domain/music/lyric.ts';
import { useMusic } from './useMusic.ts';

const nowhere = { line: -1, word: -1 };

/**
 * MU-5: the line that is sung and the word in it, a frame of the page at a time: the player tells its second only four
 * times a second, between which the clock of the page goes on.
 */
export const useSung = (lines: readonly LyricLine[], offsetMs: number): typeof nowhere => {
  const { queue } = useMusic();
  const [sung, setSung] = useState(nowhere);
  useEffect(() => {
    let frame = 0;
    let told = { atS: -1, at: 0 };
    const draw = (now: number) => {
      const snapshot = queue.getSnapshot();
      const { atS } = snapshot.context;
      if (atS !== told.atS) told = { atS, at: now };
      const moves = snapshot.matches({ playback: { sounding: 'playing' } });
      const ahead = moves ? Math.min(1000, now - told.at) : 0;
      const next = sungAt(lines, atS * 1000 + ahead, offsetMs);
      setSung((before) => (before.line === next.line && before.word === next.word ? before : next));
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [lines, offsetMs, queue]);
  return sung;
};
