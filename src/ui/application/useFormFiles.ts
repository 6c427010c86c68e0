import { useCallback, useEffect, useState } from 'react';
import type { Application } from '#domain/application/application.ts';
import { pictureUpload } from '#domain/uploads/picture.ts';
import type { Recording } from '#ports/recorder.ts';
import { useApp } from '../hooks/useApp.ts';
import { useUpload } from '../hooks/useUpload.ts';
import { holdBuild } from '../shared/holdBuild.ts';
import { clips, type ClipId } from './clips.ts';

/** A recording that the origin does not have, with the film that was spoken over. */
export interface UnsentVoice {
  readonly recording: Recording;
  readonly clip: ClipId;
}

/** Keeps an unsent recording on the device, where there is a member whose it is. */
const useUnsentVoice = (userId: string | null) => {
  const { loadPort } = useApp();
  const [voice, setVoice] = useState<UnsentVoice | null>(null);
  /** Whether it is known if the device keeps one. */
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

/** A photo on its way, and a recording that was not sent: they stay while the applicant walks through the steps. */
export const useFormFiles = (updated: (application: Application) => void, userId: string | null) => {
  const { loadPort, navigation } = useApp();
  const photo = useUpload<Application>(
    pictureUpload,
    async (...asked) => (await loadPort('applications')).uploadPhoto(...asked),
    updated,
  );
  const { voice: unsentVoice, looked: lookedForVoice, kept: voiceKept, keep: keepVoice } = useUnsentVoice(userId);
  // What was said may stand nowhere else yet (NAV-3).
  useEffect(() => (unsentVoice ? holdBuild(navigation, 'draft') : undefined), [navigation, unsentVoice]);
  return { photo, unsentVoice, lookedForVoice, voiceKept, keepVoice };
};
export type FormFiles = ReturnType<typeof useFormFiles>;
