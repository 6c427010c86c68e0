import { useCallback, useEffect, useRef, useState } from 'react';
import type { Voice } from '#domain/application/application.ts';
import { duration } from '#domain/shared/duration.ts';
import { useApp } from '../hooks/useApp.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { takeSound } from '../shared/takeSound.ts';
import { sent } from './SentVoice.css.ts';

type Listening = 'silent' | 'loading' | 'playing' | 'lost' | 'broken';

/** Plays a recording that is stored at the origin; it is private, so it is loaded as bytes and has no public address. */
const useListening = (applicationId: string) => {
  const app = useApp();
  const [state, setState] = useState<Listening>('silent');
  const stop = useRef(() => {});
  const silence = useCallback(() => {
    stop.current();
    stop.current = () => {};
    setState('silent');
  }, []);
  useEffect(() => () => stop.current(), []);
  const listen = async () => {
    const leaving = new AbortController();
    stop.current = () => leaving.abort();
    setState('loading');
    const [applications, recorder] = await Promise.all([app.loadPort('applications'), app.loadPort('recorder')]);
    const outcome = await applications.file(applicationId, 'voice', leaving.signal);
    if (leaving.signal.aborted) return;
    if (!outcome.ok) return setState('lost');
    const give = takeSound(app, `voice ${applicationId}`, silence);
    const end = recorder.play(outcome.value, (whole) => {
      silence();
      if (!whole) setState('broken');
    });
    stop.current = () => {
      end();
      give();
    };
    setState('playing');
  };
  return { state, silence, listen: () => void listen().catch(() => setState('lost')) };
};

/** A sent recording, for its applicant or a reviewer: its length, and a button to play it. */
export const SentVoice = ({
  applicationId,
  voice: { durationSec },
  forReview = false,
}: {
  readonly applicationId: string;
  readonly voice: Voice;
  readonly forReview?: boolean;
}) => {
  const t = useWords('application');
  const { state, silence, listen } = useListening(applicationId);
  const playing = state === 'playing';
  return (
    <div className={sent}>
      <Icon name="circle-check" size={18} />
      <span>{t(forReview ? 'review.voice' : 'voice.sent', { duration: duration(durationSec) })}</span>
      <Button tone="quiet" size="s" busy={state === 'loading'} onClick={playing ? silence : listen}>
        <Icon name={playing ? 'pause' : 'play'} size={16} />
        {t(playing ? 'voice.pause' : forReview ? 'review.listen' : 'voice.listen')}
      </Button>
      {(state === 'lost' || state === 'broken') && <span role="alert">{t(`voice.${state}`)}</span>}
    </div>
  );
};
