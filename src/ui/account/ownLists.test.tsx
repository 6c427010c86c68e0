import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Card, Marked, Target, Visited } from '#domain/social/social.ts';
import { succeeded } from '#ports/failure.ts';
import type { SocialPort } from '#ports/social.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import FollowedSection from './FollowedSection.tsx';
import HistorySection from './HistorySection.tsx';
import SavedSection from './SavedSection.tsx';

afterEach(unmountAll);

const khang: Target = { type: 'user', id: 'blv-khang' };
const room: Target = { type: 'room', id: 'f1' };
const cards: Readonly<Record<string, Card>> = {
  'blv-khang': { target: khang, title: 'Khang Còi', subtitle: '', img: null, path: '/thanh-vien/blv-khang' },
  f1: {
    ...{ target: room, title: 'Bến Gỗ – Nắng Sớm', subtitle: 'Khang Còi', path: '/truc-tiep/the-thao/bong-da/x-f1' },
    img: { url: '/media/posters/football.webp', w: 640, h: 360 },
  },
};
const cardOf = ({ id }: Target) => cards[id] ?? null;

const open = async (Section: () => ReactNode, given: readonly Target[]) => {
  let targets = given;
  const asked: string[] = [];
  const take = (name: string) => (wish: { readonly target: Target; readonly on?: boolean } | Target | null) => {
    const target = wish && ('target' in wish ? wish.target : wish);
    asked.push(`${name} ${target?.id ?? 'all'}`);
    targets = target ? targets.filter(({ id }) => id !== target.id) : [];
    return Promise.resolve(succeeded({ on: false }));
  };
  const marked = () => targets.map((target): Marked => ({ target, card: cardOf(target), since: 1 }));
  const visited = () =>
    targets.map((target): Visited => ({ target, card: cardOf(target), position: 0, duration: 0, done: false, at: 1 }));
  const social: Partial<SocialPort> = {
    saved: () => Promise.resolve(succeeded({ list: marked(), next: null })),
    followed: () => Promise.resolve(succeeded({ list: marked(), next: null })),
    history: () => Promise.resolve(succeeded({ list: visited(), next: null })),
    save: take('save'),
    follow: take('follow'),
    forgetHistory: (target) => take('forget')(target).then(() => succeeded(null)),
  };
  const app = fakeApp({ held: 'member', ports: silentPorts({ loadPort: fakeLoadPort({ social }) }) });
  const place = await mount(app, <Section />, ['settings', 'social', 'security', 'feed', 'act']);
  const links = () => [...place.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  const press = async (name: string) => {
    const button = () =>
      [...place.querySelectorAll<HTMLElement>('button')].find((one) => (one.ariaLabel ?? one.textContent) === name);
    await expect.poll(button).toBeDefined();
    await userEvent.click(button()!);
  };
  const said = (text: string) => expect.poll(() => place.textContent).toContain(text);
  return { links, press, said, asked };
};

describe('the lists of one’s own', () => {
  it('CA-8: of whom one follows lead to their pages, and take somebody out', async () => {
    const { links, press, said, asked } = await open(FollowedSection, [khang]);
    await expect.poll(links).toEqual(['/thanh-vien/blv-khang']);
    await press('Bỏ Khang Còi khỏi danh sách');
    await said('Bạn chưa theo dõi ai');
    expect(asked).toEqual(['follow blv-khang']);
  });

  it('CALL GET /other/api/save/list: what is gone is said to be, and can still be taken out', async () => {
    const { links, press, said, asked } = await open(SavedSection, [room, { type: 'room', id: 'old' }]);
    await expect.poll(links).toEqual(['/truc-tiep/the-thao/bong-da/x-f1']);
    await press('Bỏ Không còn nữa. khỏi danh sách');
    await press('Bỏ Bến Gỗ – Nắng Sớm khỏi danh sách');
    await said('Bạn chưa lưu gì');
    expect(asked).toEqual(['save old', 'save f1']);
  });

  it('CALL GET /other/api/history/list: one is forgotten by a press, all of it after a question', async () => {
    const { links, press, said, asked } = await open(HistorySection, [room, khang]);
    await expect.poll(() => links().length).toBe(2);
    await press('Bỏ Khang Còi khỏi danh sách');
    await expect.poll(() => links().length).toBe(1);
    await press('Xoá hết lịch sử');
    await said('Không lấy lại được.');
    expect(asked).toEqual(['forget blv-khang']);
    await press('Xoá hết lịch sử');
    await said('Chưa có gì');
    expect(asked.at(-1)).toBe('forget all');
  });
});
