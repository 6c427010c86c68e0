import { tips } from '#contract/http/tips.ts';
import type { OwnTipsPort } from '#ports/ownTips.ts';
import type { Send } from './send.ts';

export const httpOwnTips = (send: Send): OwnTipsPort => ({
  publish: (wish, signal) => send(tips.create, wish, signal),
  change: (wish, signal) => send(tips.update, wish, signal),
  withdraw: (wish, signal) => send(tips.withdraw, wish, signal),
  one: (id, signal) => send(tips.detail, { id }, signal),
  keepDraft: (draft, signal) => send(tips.putDraft, { fixtureId: draft.fixtureId, draft }, signal),
  dropDraft: (fixtureId, signal) => send(tips.putDraft, { fixtureId, draft: null }, signal),
  draft: (fixtureId, signal) => send(tips.draft, { fixtureId }, signal),
  drafts: (signal) => send(tips.drafts, {}, signal),
  ifFollowed: (signal) => send(tips.ifFollowed, {}, signal),
});
