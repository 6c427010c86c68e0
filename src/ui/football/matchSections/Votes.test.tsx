import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Fixture } from '#domain/football/fixture.ts';
import { nothingTold } from '#domain/football/fixtureFeed.ts';
import type { MatchVotes } from '#domain/football/votes.ts';
import { notFollowed, type FixtureFeed, type FixtureFeedShown } from '#machines/football/fixtureFeeds.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { createFindings, resetWindow } from '../../../../tests/browser/support/judge.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { aFixture } from '../../../../tests/fakes/fixtures.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import '../../layouts/Shell.css.ts';
import { VotesSection } from './sections.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(async () => {
  unmountAll();
  await resetWindow();
});

const votes: MatchVotes = { total: 3, split: { '1': 2, X: 1, '2': 0 }, me: null, closesTs: aFixture().startTs };

interface Given {
  readonly fixture?: Partial<Fixture>;
  readonly read?: Outcome<MatchVotes>;
  readonly answer?: Outcome<MatchVotes>;
  readonly held?: 'guest' | 'member';
  readonly until?: number | null;
  readonly locale?: 'vi' | 'en' | 'zh';
  readonly fixtureFeed?: FixtureFeed;
}
const show = async ({
  read = succeeded(votes),
  answer,
  held = 'member',
  until = null,
  locale,
  fixtureFeed,
  ...given
}: Given = {}) => {
  const asked: string[] = [];
  let now = read;
  const app = fakeApp({
    held,
    ...(locale && { locale }),
    ...(fixtureFeed && { fixtureFeed }),
    now: () => aFixture().startTs - 60_000,
    ports: silentPorts({
      loadPort: fakeLoadPort({
        votes: {
          read: async () => now,
          submit: async ({ fixtureId, choice, clientId }) => {
            asked.push(`${fixtureId} ${choice} ${clientId === '' ? 'unnamed' : 'named'}`);
            if (answer?.ok) now = answer;
            return answer ?? succeeded({ ...votes, me: choice });
          },
        },
      }),
    }),
  });
  const place = await mount(
    app,
    <main>
      <h1>Bến Gỗ – Nắng Sớm</h1>
      <VotesSection fixture={aFixture(given.fixture)} events={[]} until={until} />
    </main>,
    ['football', 'matchSections'],
  );
  // Its code comes with its first use.
  await expect.poll(() => place.querySelector('h1')).not.toBeNull();
  await expect.poll(() => place.querySelector('[data-section]'), { timeout: 10_000 }).toBeNull();
  const choices = () => [...place.querySelectorAll('button[aria-pressed], li')].map((one) => one.textContent);
  return { app, place, asked, choices };
};
const ended = { status: 'ended', statusText: 'FT', phase: 'FT', score: { home: 2, away: 1 } } as const;

it('MC-10: a member presses one of three; the shares come with it at once', async () => {
  const counted: MatchVotes = { ...votes, total: 4, split: { '1': 2, X: 1, '2': 1 }, me: '2' };
  const { place, asked, choices } = await show({ answer: succeeded(counted) });
  await expect.poll(choices).toEqual(['Bến Gỗ ', 'Hoà ', 'Nắng Sớm ']);
  await expect.poll(() => place.textContent).toContain('3 lượt');
  place.querySelectorAll<HTMLElement>('button[aria-pressed]')[2]!.click();
  await expect.poll(choices).toEqual(['Bến Gỗ50%', 'Hoà25%', 'Nắng Sớm25%']);
  expect(place.querySelector('button[aria-pressed="true"]')!.textContent).toContain('Nắng Sớm');
  await expect.poll(() => asked).toEqual(['f1 2 named']);
  expect(place.textContent).toContain('4 lượt');
});
it('MC-10: votes of others come by the socket, beside one’s own', async () => {
  let shown: FixtureFeedShown = notFollowed;
  let changed = () => {};
  const fixtureFeed: FixtureFeed = {
    getSnapshot: () => shown,
    subscribe: (listener) => {
      changed = listener;
      return () => {};
    },
  };
  const { place, choices } = await show({ fixtureFeed, read: succeeded({ ...votes, me: '1' }) });
  await expect.poll(choices).toEqual(['Bến Gỗ67%', 'Hoà33%', 'Nắng Sớm0%']);
  const told = { kind: 'vote', ts: 5, total: 4, split: { '1': 2, X: 1, '2': 1 } } as const;
  shown = { mode: 'live', live: { ...nothingTold, votes: told } };
  changed();
  await expect.poll(choices).toEqual(['Bến Gỗ50%', 'Hoà25%', 'Nắng Sớm25%']);
  expect(place.textContent).toContain('4 lượt');
  expect(place.querySelector('button[aria-pressed="true"]')!.textContent).toContain('Bến Gỗ');
});
it('MC-10: a vote that comes too late is taken back, with the reason', async () => {
  const { app, place, choices } = await show({ answer: failed({ kind: 'refused', code: 409 }) });
  await expect.poll(() => choices().length).toBe(3);
  place.querySelector<HTMLElement>('button[aria-pressed]')!.click();
  await expect.poll(() => app.notices.getSnapshot().context.shown?.text).toBe('Bình chọn đã đóng khi bóng lăn.');
  await expect.poll(() => place.querySelector('button[aria-pressed="true"]')).toBeNull();
});
it('MC-10: a guest is asked to log in, and the dialog says for what', async () => {
  const { app, place, asked, choices } = await show({ held: 'guest' });
  await expect.poll(() => choices().length).toBe(3);
  place.querySelector<HTMLElement>('button[aria-pressed]')!.click();
  await expect
    .poll(() => app.membership.intent())
    .toEqual({ kind: 'vote', what: 'Bến Gỗ – Nắng Sớm: Bến Gỗ', fixtureId: 'f1', choice: '1' });
  expect(asked).toEqual([]);
});
it('MC-10: after the match it says what was right and how many thought so', async () => {
  const { place, choices } = await show({ fixture: ended, read: succeeded({ ...votes, me: 'X' }) });
  await expect.poll(choices).toEqual(['Bến Gỗ67%', 'Hoà33%', 'Nắng Sớm0%']);
  expect(place.querySelector('button')).toBeNull();
  expect(place.querySelector('li svg')!.closest('li')!.textContent).toContain('Bến Gỗ');
  expect(place.textContent).toContain('Bạn chọn Hoà. 67% đoán đúng.');
});
it('B2: under the shield, and wound back, the shares stand and nothing says what was right', async () => {
  const hidden = await show({ fixture: { ...ended, score: null, hidden: true } });
  await expect.poll(() => hidden.choices().length).toBe(3);
  expect(hidden.place.textContent).toContain('Đã đóng khi bóng lăn.');
  expect(hidden.place.textContent).not.toContain('đúng');
  expect(hidden.place.querySelectorAll('li svg')).toHaveLength(3);
  unmountAll();
  const back = await show({ fixture: ended, until: 30 });
  await expect.poll(() => back.choices().length).toBe(3);
  expect(back.place.textContent).not.toContain('đúng');
});
it('MC-10: nothing where nobody voted on a match that has begun; a failed load says so before it', async () => {
  const none = await show({ fixture: ended, read: succeeded({ ...votes, total: 0, split: { '1': 0, X: 0, '2': 0 } }) });
  expect(none.place.querySelector('section')).toBeNull();
  unmountAll();
  const broken = await show({ read: failed({ kind: 'unreachable' }) });
  await expect.poll(() => broken.place.textContent).toContain('Chưa tải được bình chọn');
});
it.each(['vi', 'en', 'zh'] as const)(
  'in %s it passes axe in both colours, with room on a narrow phone',
  async (locale) => {
    const { choices } = await show({ locale, read: succeeded({ ...votes, me: '1' }) });
    await expect.poll(() => choices().length).toBe(3);
    const found = createFindings();
    await found.judge('votes', { within: 'main' });
    found.expectNone();
  },
);
