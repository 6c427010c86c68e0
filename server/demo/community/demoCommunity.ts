import { DEMO_MEMBERS } from '#domain/community/demoMember.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { DemoCommunity, DemoGroup, DemoMember, DemoPoll, DemoPost } from '../../shared/community/demoForm.ts';
import { audience } from '../content/audience.ts';
import { DAY_MS, MINUTE_MS } from '../day.ts';
import { draw, shuffled } from '../random.ts';
import { answers, groupLines, lines } from './lines.ts';

/** A post every so often, the last so many of them. */
const SLOT_MS = 3 * 60 * MINUTE_MS;
const SLOTS = 42;
/** Each third post stands in a group. */
const IN_GROUP = 3;
const FACES = 99;

const newcomers = [
  ['sonca', 'Sơn Ca', 9, 'vi'],
  ['goccua', 'Góc Cua 65', 15, 'vi'],
  ['fullkit', 'full-kit Sam', 4, 'en'],
] as const;
const people: readonly (DemoMember & { readonly lang: Locale })[] = [
  ...audience,
  ...newcomers.map(([key, name, level, locale]) => ({ key, name, level, locale })),
].map(({ key, name, level, locale }, i) => ({
  userId: `${DEMO_MEMBERS}${i.toString(16).padStart(8, '0')}`,
  // No name that is registered begins like this.
  username: `~${key}`,
  nickname: name,
  profilePicture: `/avatars/${draw(`face ${key}`).whole(1, FACES)}.svg`,
  ...{ level, lang: locale },
}));

const speaking = (lang: Locale) => people.filter((one) => one.lang === lang);
const some = (from: readonly DemoMember[], most: number, seed: string): readonly string[] =>
  shuffled(from, seed)
    .slice(0, draw(`count ${seed}`).whole(1, most))
    .map(({ userId }) => userId);

const groups: readonly (DemoGroup & { readonly lang: Locale; readonly lines: readonly string[] })[] = groupLines.map(
  ({ key, question, lang, lines: own, ...rest }) => {
    const speakers = shuffled(speaking(lang), `people ${key}`);
    return {
      ...{ ...rest, lang, lines: own, groupId: `gdemo-${key}`, slug: key, question: question ?? '' },
      privacy: question === undefined ? 'public' : 'private',
      people: speakers
        .slice(0, Math.max(3, draw(`size ${key}`).whole(3, 14)))
        .map(({ userId }, i) => ({ userId, role: i === 0 ? 'owner' : i === 1 ? 'mod' : 'member' })),
    };
  },
);

/** The k-th of a deck that is shuffled anew each time it is through. */
const dealt = <T>(deck: readonly T[], k: number, seed: string): T =>
  shuffled(deck, `${seed} ${Math.floor(k / deck.length)}`)[k % deck.length]!;

/** In one order for ever, so that no two posts of those that are kept say the same. */
const deck = shuffled(lines, 'lines');

const commentsOf = (postId: string, lang: Locale, at: number, author: string): DemoPost['comments'] => {
  const { whole } = draw(`answers ${postId}`);
  const others = speaking(lang).filter(({ userId }) => userId !== author);
  return some(others, 3, `answers ${postId}`).map((userId, i) => ({
    ...{ commentId: `c${postId}-${i}`, userId, at: at + (i + 1) * whole(4, 50) * MINUTE_MS },
    text: dealt(answers[lang], whole(0, 100) + i, postId),
  }));
};
const pollOf = (postId: string, poll: { question: string; options: readonly string[] } | undefined): DemoPoll | null =>
  poll
    ? {
        ...{ ...poll, pollId: `v${postId}` },
        votes: shuffled(people, `votes ${postId}`)
          .slice(0, 14)
          .map(({ userId }, i) => ({
            userId,
            optionId: String(draw(`vote ${postId} ${i}`).whole(1, poll.options.length)),
          })),
      }
    : null;

const postOf = (k: number): DemoPost => {
  const postId = `pdemo-${k}`;
  const at = k * SLOT_MS + draw(`post ${k}`).whole(0, SLOT_MS - 1);
  const likedBy = some(people, 12, `likes ${postId}`);
  if (k % IN_GROUP === 0) {
    const nth = k / IN_GROUP;
    const group = dealt(groups, nth, 'groups');
    const { userId } = dealt(group.people, nth, `authors ${group.slug}`);
    return {
      ...{ postId, at, userId, groupId: group.groupId, lang: group.lang, embeds: [], poll: null, likedBy },
      text: dealt(group.lines, Math.floor(nth / groups.length), group.slug),
      comments: [],
    };
  }
  const line = deck[(k - Math.floor(k / IN_GROUP) - 1) % deck.length]!;
  const { userId } = dealt(speaking(line.lang), k, `authors ${line.lang}`);
  return {
    ...{ postId, at, userId, groupId: '', text: line.text, lang: line.lang, likedBy },
    ...{ embeds: line.embed ? [line.embed] : [], poll: pollOf(postId, line.poll) },
    comments: commentsOf(postId, line.lang, at, userId),
  };
};

export const demoCommunity: DemoCommunity = {
  members: people.map(({ lang: _lang, ...member }) => member),
  groups: groups.map(({ lang: _lang, lines: _lines, ...group }) => group),
  postsUntil: (now) => {
    const last = Math.floor(now / SLOT_MS);
    return Array.from({ length: SLOTS }, (_, i) => postOf(last - SLOTS + 1 + i)).filter(({ at }) => at <= now);
  },
  keptMs: SLOTS * SLOT_MS + DAY_MS,
};
