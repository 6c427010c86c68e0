import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SPOILER_TEAMS } from '#domain/settings/keeping.ts';
import type { SpoilerPolicy } from '#domain/spoiler/policy.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { aTeam } from '../../../../tests/fakes/leagues.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { fakeSpoiler } from '../../../../tests/fakes/spoiler.ts';
import { fakeStorage } from '../../../../tests/fakes/storage.ts';
import { HideTeam } from './HideTeam.tsx';
import { OwnHiddenTeams } from './OwnHiddenTeams.tsx';

afterEach(unmountAll);

const show = async (policy: SpoilerPolicy, teams: string | null, reached = true) => {
  const storage = fakeStorage();
  storage.write(SPOILER_TEAMS, teams);
  const hides = fakeSpoiler(policy, [], (ids) => storage.write(SPOILER_TEAMS, ids.join(' ') || null));
  const asked: string[] = [];
  const app = fakeApp({
    ...{ storage, hides },
    ports: silentPorts({
      loadPort: fakeLoadPort({
        social: {
          cards: async (targets) =>
            succeeded(
              targets
                .filter(({ id }) => id !== 'gone')
                .map((target) => ({
                  target,
                  title: `Đội ${target.id}`,
                  subtitle: '',
                  img: null,
                  path: '/doi-bong/x/1',
                })),
            ),
        },
        football: {
          findTeams: async ({ q }) => {
            asked.push(q);
            return reached ? succeeded(q === 'lam' ? [aTeam('t1'), aTeam('t9')] : []) : failed({ kind: 'unreachable' });
          },
        },
      }),
    }),
  });
  const place = await mount(
    app,
    <>
      <OwnHiddenTeams name="here" />
      <HideTeam of={{ id: 't9', name: 'Sông Lam' }} />
    </>,
    ['hiddenTeams'],
  );
  const named = (name: string) => place.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  const press = async (name: string) => {
    await expect.poll(() => named(name)).not.toBeNull();
    await userEvent.click(named(name)!);
  };
  const search = async (text: string) => {
    await expect.poll(() => place.querySelector('input')).not.toBeNull();
    await userEvent.fill(place.querySelector('input')!, text);
  };
  return { place, named, press, search, asked, hides, kept: () => storage.read(SPOILER_TEAMS) };
};

describe('B2: the teams whose results are hidden', () => {
  it('stand by their names, and are taken out one by one; one that is known no more by its id', async () => {
    const t = await show('mine', 't1 gone');
    await expect.poll(() => t.place.textContent).toContain('Đội t1');
    await t.press('Bỏ giấu kết quả của gone');
    await expect.poll(() => t.kept()).toBe('t1');
    await expect.poll(() => t.place.textContent).not.toContain('gone');
  });
  it('are found by their name, without those that are hidden', async () => {
    const t = await show('mine', 't1');
    await t.search('lam');
    await expect.poll(() => t.place.querySelectorAll('[role="search"] li')).toHaveLength(1);
    await userEvent.click(t.place.querySelector('[role="search"] li button')!);
    await expect.poll(() => t.kept()).toBe('t1 t9');
    await expect.poll(() => t.place.textContent).toContain('Các đội tìm thấy đều đã được giấu.');
    await t.search('xyz');
    await expect.poll(() => t.place.textContent).toContain('Không tìm thấy đội nào tên “xyz”.');
    expect(t.asked).toEqual(['lam', 'xyz']);
  });
  it('say that a search failed, with a way to ask again', async () => {
    const t = await show('mine', null, false);
    await t.search('lam');
    await expect.poll(() => t.place.querySelector('[role="search"] button')).not.toBeNull();
  });
  it('are no list where nothing, or everything, is hidden; then a team has no eye either', async () => {
    const off = await show('off', 't1');
    await expect.poll(() => off.named('Giấu kết quả của Sông Lam')).not.toBeNull();
    expect(off.place.querySelector('section')).toBeNull();
    unmountAll();
    const all = await show('all', 't1');
    expect([all.place.querySelector('section'), all.place.querySelector('button')]).toEqual([null, null]);
  });
  it('one is hidden with one press from its own page, which begins to hide one’s own; and shown with the next', async () => {
    const t = await show('off', null);
    await t.press('Giấu kết quả của Sông Lam');
    await expect.poll(() => [t.kept(), t.hides.spoiler.now().policy]).toEqual(['t9', 'mine']);
    expect(t.named('Giấu kết quả của Sông Lam')!.getAttribute('aria-pressed')).toBe('true');
    await t.press('Giấu kết quả của Sông Lam');
    await expect.poll(() => t.kept()).toBeNull();
  });
  it('are at most 200', async () => {
    const many = Array.from({ length: 200 }, (_, i) => `m${i}`).join(' ');
    const t = await show('mine', many);
    await t.press('Giấu kết quả của Sông Lam');
    expect(t.kept()).toBe(many);
    await expect.poll(() => t.place.querySelectorAll('li')).toHaveLength(200);
  });
});
