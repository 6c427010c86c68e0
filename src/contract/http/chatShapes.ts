import * as Schema from 'effect/Schema';
import type { Poll } from '#domain/chat/poll.ts';
import { RULES, type ChatRules } from '#domain/chat/rules.ts';
import { Instant } from './fields.ts';

const between = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }));

/** CH-10. */
export const ChatRulesWire = Schema.Struct({
  slowModeSec: between(0, RULES.slowModeMost),
  maxLength: between(RULES.lengthLeast, RULES.lengthMost),
  links: Schema.Boolean,
  emojiOnly: Schema.Boolean,
  followersOnlyMin: Schema.optionalKey(between(0, RULES.followersMost)),
}).annotate({ identifier: 'ChatRules' });
ChatRulesWire satisfies Schema.Codec<ChatRules, unknown>;

/** CH-9; `me` is there where the origin knows who asks. */
export const PollWire = Schema.Struct({
  pollId: Schema.String,
  question: Schema.String,
  options: Schema.Array(Schema.Struct({ id: Schema.String, text: Schema.String, votes: Schema.Int })),
  endTs: Instant,
  me: Schema.optionalKey(Schema.NullOr(Schema.String)),
}).annotate({ identifier: 'Poll' });
PollWire satisfies Schema.Codec<Poll, unknown>;
