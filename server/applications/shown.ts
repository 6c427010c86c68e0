import { applications } from '#contract/http/applications.ts';
import type { Application, ReviewItem } from '#domain/application/application.ts';
import type { Stored, StoredEvent } from './applications.store.ts';

/** The URL of an application's file; it changes with the file. */
const fileUrl = (applicationId: string, kind: 'voice' | 'photo', file: string): string =>
  `${applications.file.path}?applicationId=${applicationId}&kind=${kind}&v=${file.slice(0, 8)}`;

/** An application as the applicant sees it. */
export const applicationOf = (stored: Stored, events: readonly StoredEvent[]): Application => {
  const { applicationId, voiceFile, photoFile, expectedBy, rejectReason, reapplyAfter } = stored;
  return {
    ...{ applicationId, state: stored.state, rev: stored.rev, step: stored.step, form: stored.form },
    ...(stored.provenTyped !== null && { provenPhone: stored.provenTyped }),
    ...(voiceFile !== null && {
      voice: {
        url: fileUrl(applicationId, 'voice', voiceFile),
        durationSec: (stored.voiceMs ?? 0) / 1000,
        bytes: stored.voiceBytes ?? 0,
        clipId: stored.clipId ?? '',
      },
    }),
    ...(photoFile !== null && { photo: fileUrl(applicationId, 'photo', photoFile) }),
    history: events
      .filter((event) => event.applicationId === applicationId)
      .map(({ at, state, by, note }) => ({ ts: at, state, by, ...(note !== null && { note }) })),
    ...(expectedBy !== null && { expectedBy }),
    ...(rejectReason !== null && { rejectReasonKey: rejectReason }),
    ...(reapplyAfter !== null && { reapplyAfter }),
  };
};

/** An application as a reviewer sees it. */
export const reviewItemOf = (stored: Stored, events: readonly StoredEvent[], displayName: string): ReviewItem => ({
  application: applicationOf(stored, events),
  userId: stored.userId,
  displayName,
  submittedAt: stored.submittedAt ?? 0,
  ...(stored.score !== null && { score: stored.score }),
});
