import { useEffect, useRef, useState } from 'react';
import { localeConfig, type Locale } from '#domain/locale/locale.ts';
import { useApp } from '../hooks/useApp.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useWords } from '../hooks/useWords.ts';
import { takeSound } from '../shared/takeSound.ts';

/** Browsers tell their voices late: so long are they waited for. */
const VOICES_MS = 1500;

const voicesOf = async (speech: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> => {
  if (speech.getVoices().length > 0) return speech.getVoices();
  await new Promise<void>((done) => {
    speech.addEventListener('voiceschanged', () => done(), { once: true });
    setTimeout(done, VOICES_MS);
  });
  return speech.getVoices();
};

const OWNER = 'news read aloud';

interface ReadAloud {
  readonly reading: boolean;
  /** Begins from the first line, or stops. */
  readonly toggle: () => void;
}

/**
 * NE-5: reads the lines of the moment of the press with a voice of the device in their language, and says so where it has none. Whatever else sounds is
 * silenced, and silences it; it ends with the component.
 */
export const useReadAloud = (linesNow: () => readonly string[], lang: Locale): ReadAloud => {
  const t = useWords('news');
  const app = useApp();
  const notify = useNotify();
  const [reading, setReading] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const begin = async () => {
    const speech = 'speechSynthesis' in window ? window.speechSynthesis : null;
    const { iso } = localeConfig(lang);
    let stopped = false;
    let release = () => {};
    const end = () => {
      if (stopped) return;
      stopped = true;
      stop.current = null;
      speech?.cancel();
      release();
      setReading(false);
    };
    stop.current = end;
    setReading(true);
    const voices = speech ? await voicesOf(speech) : [];
    if (stopped) return;
    const [language] = iso.split('-');
    const voice = voices.find((one) => one.lang.toLowerCase().startsWith(language!));
    if (!speech || !voice) {
      end();
      notify('error', t('noVoice'));
      return;
    }
    release = takeSound(app, OWNER, end);
    const lines = linesNow();
    // One after another: long texts are cut off by some voices.
    for (const [i, line] of lines.entries()) {
      const said = Object.assign(new SpeechSynthesisUtterance(line), { voice, lang: voice.lang });
      said.addEventListener('error', end);
      if (i === lines.length - 1) said.addEventListener('end', end);
      speech.speak(said);
    }
  };
  return { reading, toggle: () => (stop.current ? stop.current() : void begin()) };
};
