import * as Schema from 'effect/Schema';
import {
  APPLICATION,
  applicationStates,
  rejectReasons,
  type Application,
  type Position,
  type ReviewItem,
} from '#domain/application/application.ts';
import { DAY_MINUTES } from '#domain/application/availability.ts';
import { commentaryLangs, commentarySports, FORM, type ApplicationForm } from '#domain/application/form.ts';
import { PICTURE } from '#domain/uploads/picture.ts';
import { VOICE } from '#domain/uploads/voice.ts';
import { OpaqueToken, TypedContact } from './accountFields.ts';
import { call, fileCall, uploadCall } from './call.ts';
import { Cursor, Id, Instant, numberBetween, shortText, slice, words } from './fields.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;
const own = '/live/api/user/anchor-apply';

/** A draft may be empty or longer than allowed: it is validated on submission. */
const draftText = (most: number) => Schema.String.check(Schema.isBetweenCodePoints(0, most));
const lines = (most: number, max: number) => Schema.Array(draftText(max)).check(Schema.isMaxLength(most));
const whole = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }));

const State = Schema.Literals(applicationStates);
const Note = words({ kind: 'letter' }, shortText(APPLICATION.noteMax));
const Rev = whole(0, 1_000_000);
const ScoreWire = Schema.Struct({
  voice: whole(1, 5),
  knowledge: whole(1, 5),
  flow: whole(1, 5),
  conduct: whole(1, 5),
});

export const FormWire = Schema.Struct({
  realName: draftText(FORM.realName.max * 2),
  stageName: draftText(FORM.stageName.max * 2),
  birthYear: Schema.NullOr(whole(1900, 2200)),
  phone: draftText(FORM.phoneMax),
  sports: Schema.Array(Schema.Literals(commentarySports)).check(Schema.isMaxLength(commentarySports.length)),
  leagues: lines(FORM.leagues.most * 2, FORM.leagues.max * 2),
  langs: Schema.Array(Schema.Literals(commentaryLangs)).check(Schema.isMaxLength(commentaryLangs.length)),
  experience: draftText(FORM.experience.max * 2),
  links: lines(FORM.links.most * 2, FORM.links.max * 2),
  availability: Schema.Array(Schema.Tuple([whole(1, 7), whole(0, DAY_MINUTES - 1), whole(1, DAY_MINUTES)])).check(
    Schema.isMaxLength(168),
  ),
  timezone: draftText(64),
  consent: Schema.Struct({ age18: Schema.Boolean, terms: Schema.Boolean }),
}).annotate({ identifier: 'ApplicationForm' });

export const ApplicationWire = Schema.Struct({
  applicationId: Schema.String,
  state: State,
  rev: Schema.Int,
  step: Schema.Int,
  form: FormWire,
  provenPhone: Schema.optionalKey(Schema.String),
  voice: Schema.optionalKey(
    Schema.Struct({
      url: Schema.String,
      durationSec: Schema.Finite,
      bytes: Schema.Int,
      clipId: Schema.String,
    }),
  ),
  photo: Schema.optionalKey(Schema.String),
  history: Schema.Array(
    Schema.Struct({
      ts: Instant,
      state: State,
      by: Schema.Literals(['user', 'staff']),
      note: Schema.optionalKey(Schema.String),
    }),
  ),
  expectedBy: Schema.optionalKey(Instant),
  rejectReasonKey: Schema.optionalKey(Schema.Literals(rejectReasons)),
  reapplyAfter: Schema.optionalKey(Instant),
}).annotate({ identifier: 'Application' });

const ReviewItemWire = Schema.Struct({
  application: ApplicationWire,
  userId: Schema.String,
  displayName: Schema.String,
  submittedAt: Instant,
  score: Schema.optionalKey(ScoreWire),
}).annotate({ identifier: 'ReviewItem' });

const PositionWire = Schema.Struct({
  positionId: Schema.String,
  liveModeId: Schema.String,
  lang: Schema.String,
  openings: Schema.Int,
  when: Schema.Literals(['evenings', 'nights', 'weekends']),
}).annotate({ identifier: 'Position' });

FormWire satisfies Schema.Codec<ApplicationForm, unknown>;
ApplicationWire satisfies Schema.Codec<Application, unknown>;
ReviewItemWire satisfies Schema.Codec<ReviewItem, unknown>;
PositionWire satisfies Schema.Codec<Position, unknown>;

/** CA-1 to CA-10: applications to become a commentator. A member has at most one open application. */
export const applications = {
  my: call({
    ...member,
    method: 'GET',
    path: `${own}/my`,
    about: "The member's open application, else the latest one; null if there is none.",
    input: Schema.Struct({}),
    data: Schema.NullOr(ApplicationWire),
  }),
  save: call({
    ...member,
    method: 'POST',
    path: `${own}/save`,
    about:
      'Stores the draft. `rev` is the revision that it started from, 0 for a new one; 409 without any change if another revision was stored or submitted meanwhile.',
    input: Schema.Struct({ rev: Rev, step: whole(1, 4), form: FormWire }),
    data: ApplicationWire,
  }),
  contact: call({
    ...member,
    method: 'POST',
    path: `${own}/contact`,
    about: 'Verifies the phone number of the draft with the ticket of a one-time code; 410 for an invalid ticket.',
    input: Schema.Struct({ phone: TypedContact, ticket: OpaqueToken }),
    data: ApplicationWire,
  }),
  voice: uploadCall({
    ...member,
    method: 'POST',
    path: `${own}/voice`,
    about: 'Uploads the voice demo of the draft; its first bytes determine its type.',
    input: Schema.Struct({ durationMs: numberBetween(VOICE.minDurationMs, VOICE.maxDurationMs), clipId: Id }),
    body: { types: VOICE.types, maxBytes: VOICE.maxBytes },
    data: ApplicationWire,
  }),
  photo: uploadCall({
    ...member,
    method: 'POST',
    path: `${own}/photo`,
    about: 'Uploads the photo of the draft, which is cropped to a square and re-encoded.',
    input: Schema.Struct({}),
    body: { types: PICTURE.types, maxBytes: PICTURE.maxBytes },
    data: ApplicationWire,
  }),
  takeVoice: call({
    ...member,
    method: 'POST',
    path: `${own}/voice-take`,
    about: 'Uses a finished upload of the kind "voice" as the voice demo of the draft; idempotent.',
    input: Schema.Struct({
      uploadId: Id,
      durationMs: whole(VOICE.minDurationMs, VOICE.maxDurationMs),
      clipId: Id,
    }),
    data: ApplicationWire,
  }),
  takePhoto: call({
    ...member,
    method: 'POST',
    path: `${own}/photo-take`,
    about: 'Uses a finished upload of the kind "picture" as the photo of the draft; idempotent.',
    input: Schema.Struct({ uploadId: Id }),
    data: ApplicationWire,
  }),
  removePhoto: call({
    ...member,
    method: 'POST',
    path: `${own}/photo-remove`,
    about: 'Removes the photo from the draft.',
    input: Schema.Struct({}),
    data: ApplicationWire,
  }),
  file: fileCall({
    ...member,
    method: 'GET',
    path: `${own}/file`,
    about: 'The recording or the photo of an application, for its applicant and for staff.',
    input: Schema.Struct({ applicationId: Id, kind: Schema.Literals(['voice', 'photo']) }),
    file: [...VOICE.types, 'image/webp'],
    data: Schema.Unknown,
  }),
  submit: call({
    ...member,
    method: 'POST',
    path: `${own}/submit`,
    about: 'Submits the draft stored under `rev`; 409 for another revision, 422 by field for missing input.',
    input: Schema.Struct({ rev: Rev }),
    data: ApplicationWire,
  }),
  withdraw: call({
    ...member,
    method: 'POST',
    path: `${own}/withdraw`,
    about: 'Turns a submitted application back into a draft; deletes a draft with its files and answers null.',
    input: Schema.Struct({}),
    data: Schema.NullOr(ApplicationWire),
  }),
  reply: call({
    ...member,
    method: 'POST',
    path: `${own}/reply`,
    about: "Answers a reviewer's question; the application returns to the review queue.",
    input: Schema.Struct({ note: Note }),
    data: ApplicationWire,
  }),
  positions: call({
    method: 'GET',
    path: '/other/api/anchor-apply/position-list',
    about: 'The open positions, by kind of content and language.',
    input: Schema.Struct({}),
    data: Schema.Array(PositionWire),
    needs: 'nothing',
    on401: 'allTokens',
  }),
  reviewList: call({
    ...member,
    method: 'GET',
    path: `${own}/review-list`,
    about:
      'For staff: with `state=open` the undecided applications, longest waiting first and those that wait for their applicant last; with `closed` the decided ones, newest first. `cursor` is the `next` of the previous slice.',
    input: Schema.Struct({
      state: Schema.optionalKey(Schema.Literals(['open', 'closed'])),
      cursor: Schema.optionalKey(Cursor),
    }),
    data: slice(ReviewItemWire),
  }),
  review: call({
    ...member,
    method: 'POST',
    path: `${own}/review`,
    about:
      'For staff: starts the review of an application, asks its applicant, approves or rejects it. `from` is the state that the reviewer saw; 409 if it has changed.',
    input: Schema.Struct({
      applicationId: Id,
      from: State,
      state: Schema.Literals(['reviewing', 'need_info', 'approved', 'rejected']),
      note: Schema.optionalKey(Note),
      score: Schema.optionalKey(ScoreWire),
      reasonKey: Schema.optionalKey(Schema.Literals(rejectReasons)),
    }),
    data: ReviewItemWire,
  }),
};
