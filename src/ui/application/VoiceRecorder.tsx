import { use, useEffect, useState } from 'react';
import { useActorRef } from '@xstate/react';
import type { Application } from '#domain/application/application.ts';
import { duration } from '#domain/shared/duration.ts';
import { VOICE, voiceUpload } from '#domain/uploads/voice.ts';
import {
  selectRecorderStep,
  selectRecorderTrouble,
  selectRecording,
} from '#machines/application/voiceRecorder.selectors.ts';
import { wireVoiceRecorder } from '#machines/application/voiceRecorder.wire.ts';
import type { RecorderPort } from '#ports/recorder.ts';
import { useApp } from '../hooks/useApp.ts';
import { useNow } from '../hooks/useNow.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { useUpload } from '../hooks/useUpload.ts';
import { Button } from '../kit/Button.tsx';
import { FieldError } from '../kit/FieldError.tsx';
import { Icon } from '../kit/Icon.tsx';
import { takeSound } from '../shared/takeSound.ts';
import { clipAddress, clipPoster, type ClipId } from './clips.ts';
import { LevelMeter } from './LevelMeter.tsx';
import { UploadLine } from '../shared/UploadLine.tsx';
import type { UnsentVoice } from './useFormFiles.ts';
import { row } from './FormView.css.ts';
import * as styles from './VoiceRecorder.css.ts';

const OWNER = 'voiceRecorder';
const MEGABYTES = VOICE.maxBytes / 1024 / 1024;
const loading = new WeakMap<object, Promise<RecorderPort>>();

/** Suspends until the recorder's code is loaded. */
const useRecorderPort = (): RecorderPort => {
  const { loadPort } = useApp();
  const promise = loading.get(loadPort) ?? loadPort('recorder');
  loading.set(loadPort, promise);
  return use(promise);
};

const useRecorder = (port: RecorderPort, unsent: UnsentVoice | null) => {
  const app = useApp();
  const [machine] = useState(() => {
    let give = () => {};
    return wireVoiceRecorder({
      recorder: port,
      focus: { take: (lost) => (give = takeSound(app, OWNER, lost)), give: () => give() },
    });
  });
  return useActorRef(machine, { input: { recording: unsent?.recording ?? null } });
};

interface VoiceRecorderProps {
  readonly clip: ClipId;
  /** A recording that was not sent; handed to the parent, which outlives this step. */
  readonly unsent: UnsentVoice | null;
  readonly onUnsent: (unsent: UnsentVoice | null) => void;
  readonly onSent: (application: Application) => void;
}

/** Records a minute over a silent film, plays it back, and sends it (CA-3). */
export const VoiceRecorder = ({ clip, unsent, onUnsent, onSent }: VoiceRecorderProps) => {
  const t = useWords('application');
  const port = useRecorderPort();
  const actor = useRecorder(port, unsent);
  const step = useSelector(actor, selectRecorderStep);
  const trouble = useSelector(actor, selectRecorderTrouble);
  const recording = useSelector(actor, selectRecording);
  const speaking = step === 'recording' || step === 'stopping';
  // Another film can be chosen during or after recording: the recording belongs to the one that was playing.
  const [film, setFilm] = useState(clip);
  const record = () => {
    setFilm(clip);
    actor.send({ type: 'recorder.record' });
  };
  useEffect(() => {
    if (recording !== (unsent?.recording ?? null)) onUnsent(recording && { recording, clip: film });
  }, [film, onUnsent, recording, unsent]);
  return (
    <div className={styles.recorder}>
      <Film clip={speaking ? film : clip} running={speaking} />
      {step === 'recording' && <Countdown level={port.level} />}
      {step === 'asking' && (
        <p className={styles.line} role="status">
          {t('voice.asking')}
        </p>
      )}
      {step === 'stopping' && (
        <p className={styles.line} role="status">
          {t('voice.stopping')}
        </p>
      )}
      {step === 'refused' && trouble && <FieldError>{t(`voice.trouble.${trouble}`)}</FieldError>}
      <div className={row}>
        {(step === 'idle' || step === 'refused') && (
          <Button tone="live" size="l" onClick={record}>
            <Icon name="mic" size={20} />
            {t('voice.record')}
          </Button>
        )}
        {step === 'refused' && recording && (
          <Button tone="quiet" onClick={() => actor.send({ type: 'recorder.cancel' })}>
            {t('voice.keepOld')}
          </Button>
        )}
        {step === 'recording' && (
          <Button tone="live" size="l" onClick={() => actor.send({ type: 'recorder.stop' })}>
            {t('voice.stop')}
          </Button>
        )}
        {(step === 'asking' || step === 'recording') && (
          <Button tone="plain" onClick={() => actor.send({ type: 'recorder.cancel' })}>
            {t('voice.cancel')}
          </Button>
        )}
      </div>
      {(step === 'recorded' || step === 'playing') && unsent && (
        <Recorded
          unsent={unsent}
          playing={step === 'playing'}
          onPlay={() => actor.send({ type: step === 'playing' ? 'recorder.stop' : 'recorder.play' })}
          onAgain={record}
          onDrop={() => actor.send({ type: 'recorder.discard' })}
          onSent={(application) => {
            actor.send({ type: 'recorder.discard' });
            onSent(application);
          }}
        />
      )}
    </div>
  );
};

const Recorded = ({
  unsent: {
    recording: { sound, durationMs },
    clip,
  },
  playing,
  onPlay,
  onAgain,
  onDrop,
  onSent,
}: {
  readonly unsent: UnsentVoice;
  readonly playing: boolean;
  readonly onPlay: () => void;
  readonly onAgain: () => void;
  readonly onDrop: () => void;
  readonly onSent: (application: Application) => void;
}) => {
  const t = useWords('application');
  const { loadPort } = useApp();
  const upload = useUpload<Application>(
    voiceUpload,
    async (...asked) => (await loadPort('applications')).uploadVoice({ durationMs, clipId: clip })(...asked),
    onSent,
  );
  const { busy } = upload;
  return (
    <>
      <p className={styles.line} role="status">
        {t('voice.recorded', { duration: duration(durationMs / 1000), size: Math.ceil(sound.size / 1024) })}
      </p>
      <div className={row}>
        <Button tone="quiet" onClick={onPlay}>
          <Icon name={playing ? 'pause' : 'play'} size={18} />
          {t(playing ? 'voice.pause' : 'voice.play')}
        </Button>
        <Button tone="primary" disabled={busy} onClick={() => upload.choose(sound)}>
          {t('voice.use')}
        </Button>
        <Button tone="plain" disabled={busy} onClick={onAgain}>
          <Icon name="refresh-cw" size={18} />
          {t('voice.again')}
        </Button>
        <Button tone="plain" disabled={busy} onClick={onDrop}>
          <Icon name="trash-2" size={18} />
          {t('voice.drop')}
        </Button>
      </div>
      <UploadLine {...upload} megabytes={MEGABYTES} onCancel={upload.cancel} onRetry={upload.retry} />
    </>
  );
};

/** The silent film: a poster until recording starts. */
const Film = ({ clip, running }: { readonly clip: ClipId; readonly running: boolean }) => {
  const t = useWords('application');
  return (
    <div className={styles.film}>
      {running ? (
        <video
          key={clip}
          className={styles.picture}
          src={clipAddress(clip)}
          poster={clipPoster(clip)}
          aria-label={t('voice.clipAlt')}
          autoPlay
          muted
          loop
          playsInline
        />
      ) : (
        <img className={styles.picture} src={clipPoster(clip)} alt={t('voice.clipAlt')} width={640} height={360} />
      )}
      {running && (
        <span className={styles.on}>
          <span className={styles.dot} />
          {t('voice.recording')}
        </span>
      )}
    </div>
  );
};

/** Seconds left, and the level of the microphone. */
const Countdown = ({ level }: { readonly level: () => number }) => {
  const t = useWords('application');
  const now = useNow(250);
  const [began] = useState(now);
  const left = Math.max(0, Math.ceil((VOICE.maxDurationMs - (now - began)) / 1000));
  return (
    <div className={styles.countdown}>
      <span className={styles.left} role="timer" aria-live="off">
        {t('voice.left', { seconds: left })}
      </span>
      <LevelMeter level={level} />
    </div>
  );
};
