import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CutStanding, CutWish } from '#domain/highlights/highlight.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { aCut, highlightCategories } from '../../../../../tests/fakes/highlights.ts';
import { mount, unmountAll } from '../../../../../tests/fakes/mount.tsx';
import { twoSources } from '../../../../../tests/fakes/playback.ts';
import { fakeLoadPort, silentPorts } from '../../../../../tests/fakes/ports.ts';
import { roomApp } from '../../../../../tests/fakes/roomApp.ts';
import type { Key } from '../../../i18n/groups.ts';
import '../../../layouts/Shell.css.ts';
import CutForm from './CutForm.tsx';

beforeEach(() => page.viewport(360, 900));
afterEach(unmountAll);

const AT = Date.UTC(2026, 10, 24, 12);

/** The form of a room whose picture stands at a moment; the origin answers with these, one after the other. */
const open = async (answers: readonly Outcome<CutStanding>[]) => {
  const left = [...answers];
  const sent: CutWish[] = [];
  const next = () => (left.length > 1 ? left.shift()! : left[0]!);
  const highlights = {
    categories: async () => succeeded(highlightCategories),
    create: async (wish: CutWish) => {
      sent.push(wish);
      return next();
    },
    state: async () => next(),
  };
  const { app, live, playback } = roomApp({ ports: silentPorts({ loadPort: fakeLoadPort({ highlights }) }) });
  app.stage.arrange({ marks: [{ at: AT + 20_000, label: "Bàn thắng 12'" }] });
  live.player.send({ type: 'player.open', streams: twoSources });
  playback.tell({ type: 'playback.playing' });
  /** Where the picture stands. */
  const at = (position: number) => playback.tell({ type: 'playback.latency', behindS: 5, windowS: 1800, position });
  at(AT);
  let closed = 0;
  await mount(app, <CutForm roomId="r1" onClose={() => (closed += 1)} />, ['cutting', 'shell']);
  await app.words.load('vi', ['cutting']);
  const t = (key: Key<'cutting'>) => app.words.word('vi', 'cutting', key);
  const panel = () => document.querySelector<HTMLElement>('[data-part="cut"]');
  await expect.poll(() => panel()?.querySelector('option[value="bong-da"]')).not.toBeNull();
  const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
  const fill = async () => {
    await press(t('setFrom'));
    at(AT + 40_000);
    await expect.poll(() => panel()?.textContent).toContain(t('hint'));
    await press(t('setTo'));
    await userEvent.fill(page.getByLabelText(`${t('titles')}: ${t('vi')}`), 'Bàn mở tỷ số');
    await userEvent.selectOptions(page.getByLabelText(t('category')), 'bong-da');
  };
  return { sent, panel, t, press, fill, closed: () => closed };
};
const says = (text: string) => expect.poll(() => document.body.textContent, { timeout: 8000 }).toContain(text);
const cutting = succeeded(aCut());
const ready = succeeded(aCut({ state: 'ready', slug: 'ban-mo-ty-so-h1' }));

it('axe finds nothing serious, and nothing lies sideways at 360 px', async () => {
  const { panel, fill } = await open([cutting]);
  await fill();
  const { violations } = await axe.run(panel()!);
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('NE-6: a span taken from the picture, a title and the moments of the match are sent, and it leads to what was cut', async () => {
  const { sent, panel, t, press, fill } = await open([cutting, ready]);
  await fill();
  await userEvent.fill(page.getByLabelText(/^Tên mốc/u), 'Sa mở tỷ số');
  await press(t('send'));
  await says(t('cutting'));
  await says(t('ready'));
  expect(panel()!.querySelector('a')!.getAttribute('href')).toBe('/highlight/bong-da/ban-thang/ban-mo-ty-so-h1');
  expect(sent).toMatchObject([
    {
      ...{ roomId: 'r1', fromTs: AT, toTs: AT + 40_000, titles: { vi: 'Bàn mở tỷ số' }, category: 'bong-da' },
      ...{ type: 'ban-thang', chapters: [{ sec: 15, label: 'Sa mở tỷ số' }] },
    },
  ]);
});

it('a moment can be left out, and both ends are moved by seconds', async () => {
  const { sent, t, press, fill } = await open([ready]);
  await fill();
  await press(t('fromLater'));
  await press(t('toEarlier'));
  await userEvent.click(page.getByRole('switch'));
  await press(t('send'));
  await says(t('ready'));
  expect(sent).toMatchObject([{ fromTs: AT + 1000, toTs: AT + 39_000, chapters: [] }]);
});

it('says at each field what is missing or refused, and in words why it could not be cut', async () => {
  const { sent, panel, t, press, fill } = await open([
    failed({ kind: 'refused', code: 422, fields: { fromTs: 'gone' } }),
    succeeded(aCut({ state: 'failed', why: 'failed' })),
  ]);
  await press(t('send'));
  await expect.poll(() => panel()!.querySelectorAll('[aria-invalid]').length).toBe(4);
  expect(sent).toEqual([]);
  await fill();
  await press(t('send'));
  await says(t('problem.gone'));
  await says(t('refused'));
  await press(t('send'));
  await says(t('why.failed'));
  await press(t('again'));
  await expect.poll(() => panel()!.querySelector('form')).not.toBeNull();
});

it('its keys are its own, and Escape closes it', async () => {
  const { closed } = await open([cutting]);
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  document.addEventListener('keydown', hear);
  await userEvent.keyboard('k{Escape}');
  document.removeEventListener('keydown', hear);
  expect([heard, closed()]).toEqual([[], 1]);
});
