import { useEffect, useState } from 'react';
import type { Application } from '#domain/application/application.ts';
import { pictureUpload } from '#domain/uploads/picture.ts';
import type { Recording } from '#ports/recorder.ts';
import { useApp } from '../hooks/useApp.ts';
import { useUpload } from '../hooks/useUpload.ts';
import { holdBuild } from '../shared/holdBuild.ts';
import type { ClipId } from './clips.ts';

/** A recording that the origin does not have, with the film that was spoken over. */
export interface UnsentVoice {
  readonly recording: Recording;
  readonly clip: ClipId;
}

/** A photo on its way, and a recording that was not sent: they stay while the applicant walks through the steps. */
export const useFormFiles = (updated: (application: Application) => void) => {
  const { loadPort, navigation } = useApp();
  const photo = useUpload<Application>(
    pictureUpload,
    async (...asked) => (await loadPort('applications')).uploadPhoto(...asked),
    updated,
  );
  const [unsentVoice, keepVoice] = useState<UnsentVoice | null>(null);
  // What was said stands nowhere else yet (NAV-3).
  useEffect(() => (unsentVoice ? holdBuild(navigation, 'draft') : undefined), [navigation, unsentVoice]);
  return { photo, unsentVoice, keepVoice };
};
export type FormFiles = ReturnType<typeof useFormFiles>;
