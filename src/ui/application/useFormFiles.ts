import { useCallback, useEffect, useState } from 'react';
import type { Application } from '#domain/application/application.ts';
import { pictureUpload } from '#domain/uploads/picture.ts';
import type { Recording } from '#ports/recorder.ts';
import { useApp } from '../hooks/useApp.ts';
import { useUpload } from '../hooks/useUpload.ts';
import { holdBuild } from '../shared/holdBuild.ts';
import { clips, type ClipId } from './clips.ts';

/** A recording that was not uploaded, with the film that it belongs to. */
export interface UnsentVoice {
  readonly recording: Recording;
  readonly clip: ClipId;
}

/** Keeps an unsent recording on the device; for members only, so that it has an owner. */
const useUnsentVoice = (userId: string | null) => {
  const { loadPort } = useApp();
  const [voice, setVoice] = useState<UnsentVoice | null>(null);
  /** Whether the device's storage has been read. */
  const [looked, setLooked] = useState(userId === null);
  const [kept, setKept] = useState(true);
  useEffect(() => {
    if (userId === null) return;
    const leaving = new AbortController();
    const look = async () => {
      const port = await loadPort('unsentVoices');
      const before = await port.read(userId);
      const clip = clips.find((one) => one === before?.clip);
      if (!leaving.signal.aborted && before && clip) setVoice((now) => now ?? { recording: before.recording, clip });
    };
    void look()
      .catch(() => undefined)
      .then(() => {
        if (!leaving.signal.aborted) setLooked(true);
      });
    return () => leaving.abort();
  }, [loadPort, userId]);
  const keep = useCallback(
    (unsent: UnsentVoice | null) => {
      setVoice(unsent);
      setKept(true);
      const write = async () => {
        const port = await loadPort('unsentVoices');
        if (!unsent) return port.drop();
        setKept(userId !== null && (await port.keep(userId, unsent)));
      };
      void write().catch(() => setKept(false));
    },
    [loadPort, userId],
  );
  return { voice, looked, kept, keep };
};

/** The photo that is being uploaded and the unsent recording: both are kept while the applicant changes steps. */
export const useFormFiles = (updated: (application: Application) => void, userId: string | null) => {
  const { loadPort, navigation } = useApp();
  const photo = useUpload<Application>(
    pictureUpload,
    async (...asked) => (await loadPort('applications')).uploadPhoto(...asked),
    updated,
  );
  const { voice: unsentVoice, looked: lookedForVoice, kept: voiceKept, keep: keepVoice } = useUnsentVoice(userId);
  // The recording may not be stored anywhere else yet (NAV-3).
  useEffect(() => (unsentVoice ? holdBuild(navigation, 'draft') : undefined), [navigation, unsentVoice]);
  return { photo, unsentVoice, lookedForVoice, voiceKept, keepVoice };
};
export type FormFiles = ReturnType<typeof useFormFiles>;
