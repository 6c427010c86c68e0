import { APPLY } from '#machines/application/commentatorApplication.words.ts';
import { steps } from '#domain/application/form.ts';
import { AUTH } from '#domain/auth/auth.ts';
import { CODES } from '#domain/auth/codes.ts';
import { CHAT } from '#domain/chat/chat.ts';
import { NAVIGATION } from '#domain/navigation/navigation.ts';
import { NOTICES } from '#domain/notices/notices.ts';
import { PLAYER } from '#domain/player/player.ts';
import { TIMELINE } from '#machines/timeline/timeline.machine.ts';
import { KEEPING } from '#domain/settings/keeping.ts';
import { VOICE } from '#domain/uploads/voice.ts';
import { ms, type Asked, type Figures } from './figure.ts';
import { chessFigures } from './chessFigures.ts';
import { comicsFigures } from './comicsFigures.ts';
import { footballFigures } from './footballFigures.ts';
import { partyFigures } from './partyFigures.ts';
import { pollFigures } from './pollFigures.ts';
import { tvFigures } from './tvFigures.ts';
import { musicFigures } from './musicFigures.ts';
import { vodFigures } from './vodFigures.ts';

const { maxGuestFailures } = AUTH;
const { maxConnections } = CHAT;
const guestAfter = (guestFailures: number): Asked => ({ context: { held: 'guest', guestFailures } });
const after = (connections: number): Asked => ({ context: { connections } });
const closedWith = (code: number): Asked => ({ context: { renewed: false }, event: { type: 'socket.closed', code } });
const behind = (behindS: number): Asked => ({
  context: { chasing: true, following: true, stalls: 0, limits: { stalls: 1 } },
  event: { type: 'playback.latency', behindS },
});
const movedBy = (ahead: number): Asked => ({
  context: { playhead: 1000 },
  event: { type: 'picture.moved', at: 1000 + ahead },
});
const retried = (retries: number): Asked => ({
  context: { fatal: false, retries, limits: { retries: PLAYER.maxRetries } },
});
const typed = (text: string): Asked => ({ event: { type: 'code.typed', text } });
const lasting = (durationMs: number): Asked => ({ event: { type: 'recorder.ended', recording: { durationMs } } });
const limited = { kind: 'rateLimited', retryAfterS: 9 } as const;
const redirected = (redirects: number): Asked => ({ context: { redirects }, params: { kind: 'redirected', to: '/' } });
const stale = { ok: true, value: { kind: 'stale' } } as const;

const beginAt = (at: number): Asked => ({
  context: { application: { reapplyAfter: 1000 } },
  event: { type: 'apply.begin', at },
});
/** The first step that is closed to guests. */
const BARRED_FROM = steps.indexOf('when') + 1;
const onStep = (step: number): Asked => ({ context: { viewer: null, step } });
const onSource = (source: number): Asked => ({
  context: {
    source,
    streams: [
      { protocol: 'dash', streamLink: '/a' },
      { protocol: 'hls', streamLink: '/b' },
    ],
  },
});

/** The numbers in the charts, by chart, each from the constant that the chart itself uses. */
export const figures: Readonly<Record<string, Figures>> = {
  ...footballFigures,
  ...comicsFigures,
  ...musicFigures,
  ...vodFigures,
  ...chessFigures,
  ...partyFigures,
  ...pollFigures,
  ...tvFigures,
  auth: {
    guards: {
      mayReadGuest: {
        says: `a guest's token, fewer than ${maxGuestFailures} failures`,
        holds: [guestAfter(maxGuestFailures - 1)],
        fails: [guestAfter(maxGuestFailures)],
      },
      infoExhausted: {
        says: `${maxGuestFailures} failures`,
        holds: [guestAfter(maxGuestFailures)],
        fails: [guestAfter(maxGuestFailures - 1)],
      },
      isServerFault: {
        says: 'answered 500',
        holds: [{ params: { ok: false, failure: { kind: 'serverFault', code: 500 } } }],
        fails: [{ params: { ok: false, failure: { kind: 'serverFault', code: 501 } } }],
      },
    },
    delays: {
      infoRetry: {
        says: `${ms(AUTH.infoRetryMs)}, or Retry-After if longer`,
        cases: [
          [{ context: { retryAfterMs: 0 } }, AUTH.infoRetryMs],
          [{ context: { retryAfterMs: 90_000 } }, 90_000],
        ],
      },
      sessionRetry: {
        says: `${ms(AUTH.sessionRetryMs)}, or Retry-After if longer`,
        cases: [
          [{ context: { retryAfterMs: 0 } }, AUTH.sessionRetryMs],
          [{ context: { retryAfterMs: 90_000 } }, 90_000],
        ],
      },
    },
  },
  chatSocket: {
    guards: {
      connectionsExhausted: {
        says: `more than ${maxConnections} connections`,
        holds: [after(maxConnections + 1)],
        fails: [after(maxConnections)],
      },
      triedOnceMore: {
        says: `more than ${maxConnections + 1} connections`,
        holds: [after(maxConnections + 2)],
        fails: [after(maxConnections + 1)],
      },
      tokenEnded: {
        says: `closed with ${CHAT.closed.token}, for the first time`,
        holds: [closedWith(CHAT.closed.token)],
        fails: [closedWith(CHAT.closed.token + 1)],
      },
    },
  },
  commentatorApplication: {
    guards: {
      mayApplyAgain: {
        says: 'the day to apply again has come',
        holds: [beginAt(1000)],
        fails: [beginAt(999)],
      },
      isBarred: {
        says: `a guest on step ${BARRED_FROM} or later`,
        holds: [onStep(BARRED_FROM)],
        fails: [onStep(BARRED_FROM - 1)],
      },
      isOutdated: { says: 'refused with 409', holds: [answeredWith(409)], fails: [answeredWith(410)] },
      isIncomplete: { says: 'refused with 422', holds: [answeredWith(422)], fails: [answeredWith(421)] },
    },
    delays: {
      retryDelay: {
        says: `${ms(APPLY.retryAfterMs)}, or Retry-After`,
        cases: [
          [{ context: { failure: null } }, APPLY.retryAfterMs],
          [{ context: { failure: limited } }, 9000],
        ],
      },
    },
  },
  googleSignIn: {
    guards: {
      isTaken: { says: 'refused with 409', holds: [answeredWith(409)], fails: [answeredWith(410)] },
      isExpired: { says: 'refused with 410', holds: [answeredWith(410)], fails: [answeredWith(409)] },
      isUnserved: {
        says: 'answered 501',
        holds: [answeredWith(501), { params: { ok: false, failure: { kind: 'serverFault', code: 501 } } }],
        fails: [answeredWith(500)],
      },
    },
    delays: {
      retryAllowed: { says: 'as Retry-After says', cases: [[{ context: { retryAfterMs: 4000 } }, 4000]] },
    },
  },
  navigation: {
    guards: {
      isRedirected: {
        says: `redirected, fewer than ${NAVIGATION.maxRedirects} times before`,
        holds: [redirected(NAVIGATION.maxRedirects - 1)],
        fails: [redirected(NAVIGATION.maxRedirects)],
      },
    },
  },
  notices: {
    delays: {
      shownFor: {
        says: `${ms(NOTICES.durationMs)}, or the notice's own`,
        cases: [
          [{ context: { shown: null } }, NOTICES.durationMs],
          [{ context: { shown: { durationMs: 8000 } } }, 8000],
        ],
      },
    },
  },
  oneTimeCode: {
    guards: {
      isWrong: { says: 'refused with 422', holds: [answeredWith(422)], fails: [answeredWith(410)] },
      isGone: { says: 'refused with 410', holds: [answeredWith(410)], fails: [answeredWith(422)] },
      completesCode: {
        says: `${CODES.digits} digits`,
        holds: [typed('1'.repeat(CODES.digits))],
        fails: [typed('1'.repeat(CODES.digits - 1))],
      },
      isComplete: {
        says: `${CODES.digits} digits`,
        holds: [{ context: { code: '1'.repeat(CODES.digits) } }],
        fails: [{ context: { code: '1'.repeat(CODES.digits - 1) } }],
      },
    },
    delays: {
      untilResend: {
        says: `as the origin says: ${ms(CODES.resendAfterS * 1000)}`,
        cases: [[{ context: { waitMs: CODES.resendAfterS * 1000 } }, CODES.resendAfterS * 1000]],
      },
      untilExpiry: {
        says: `as the origin says: ${ms(CODES.ttlS * 1000)}`,
        cases: [[{ context: { sent: { ttlS: CODES.ttlS } } }, CODES.ttlS * 1000]],
      },
    },
  },
  passkey: {
    guards: {
      isFull: { says: 'refused with 409', holds: [answeredWith(409)], fails: [answeredWith(410)] },
      isLate: { says: 'refused with 410', holds: [answeredWith(410)], fails: [answeredWith(409)] },
    },
    delays: {
      retryAllowed: { says: 'as Retry-After says', cases: [[{ context: { retryAfterMs: 4000 } }, 4000]] },
    },
  },
  timeline: {
    guards: {
      leapsAhead: {
        says: `${ms(TIMELINE.leapMs)} or more ahead at once`,
        holds: [movedBy(TIMELINE.leapMs)],
        fails: [movedBy(TIMELINE.leapMs - 1)],
      },
    },
  },
  player: {
    guards: {
      hasNextSource: {
        says: 'another way to watch is left',
        holds: [onSource(0)],
        fails: [onSource(1)],
      },
      isSilence: {
        says: 'volume 0',
        holds: [{ event: { type: 'player.setVolume', volume: 0 } }],
        fails: [{ event: { type: 'player.setVolume', volume: 0.01 } }],
      },
      fellBehind: {
        says: `chasing, and still more than ${PLAYER.edgeToleranceS} s behind`,
        holds: [behind(PLAYER.edgeToleranceS + 0.1)],
        fails: [behind(PLAYER.edgeToleranceS)],
      },
      isWorthRetrying: {
        says: `fewer than ${PLAYER.maxRetries} retries`,
        holds: [retried(PLAYER.maxRetries - 1)],
        fails: [retried(PLAYER.maxRetries)],
      },
    },
    delays: {
      retry: {
        says: `${PLAYER.retryDelaysMs.join(', ')} ms`,
        cases: PLAYER.retryDelaysMs.map((delay, i) => [{ context: { retries: i + 1 } }, delay] as const),
      },
    },
  },
  settings: {
    guards: {
      isStaleOften: {
        says: `out of date ${KEEPING.maxStale} times`,
        holds: [{ context: { tries: KEEPING.maxStale }, params: stale }],
        fails: [{ context: { tries: KEEPING.maxStale - 1 }, params: stale }],
      },
    },
    delays: {
      retry: {
        says: `${KEEPING.firstDelayMs} ms, doubled to at most ${KEEPING.longestDelayMs} ms, or Retry-After`,
        cases: [
          [{ context: { failure: null, tries: 1 } }, KEEPING.firstDelayMs],
          [{ context: { failure: null, tries: 2 } }, 2 * KEEPING.firstDelayMs],
          [{ context: { failure: null, tries: 99 } }, KEEPING.longestDelayMs],
          [{ context: { failure: limited, tries: 1 } }, 9000],
        ],
      },
    },
  },
  voiceRecorder: {
    guards: {
      isLongEnough: {
        says: `at least ${ms(VOICE.minDurationMs)}`,
        holds: [lasting(VOICE.minDurationMs)],
        fails: [lasting(VOICE.minDurationMs - 1)],
      },
    },
  },
};

/** A refusal by the origin with a code. */
function answeredWith(code: number): Asked {
  return { params: { ok: false, failure: { kind: 'refused', code } } };
}

export const guardSays = (chart: string, name: string): string | null => figures[chart]?.guards?.[name]?.says ?? null;
export const delaySays = (chart: string, name: string): string | null => figures[chart]?.delays?.[name]?.says ?? null;
