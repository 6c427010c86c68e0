import { expect, it } from 'vitest';
import { failed } from '#ports/failure.ts';
import { begin, down } from '../../../tests/fakes/applicationActs.ts';
import { anApplication, startApplication, wholeForm } from '../../../tests/fakes/applicationWorld.ts';
import { isUnsaved, selectDoneSteps, type Keeping } from './commentatorApplication.selectors.ts';

type World = Awaited<ReturnType<typeof startApplication>>;
const elsewhere = anApplication('draft', { rev: 9, form: { ...wholeForm, stageName: 'Ở máy kia' } });

it.each<readonly [Keeping, boolean, (t: World) => void]>([
  ['settled', false, () => {}],
  ['waiting', true, (t) => t.origin.fail(down)],
  ['refused', true, (t) => t.origin.fail(failed({ kind: 'refused', code: 422 }))],
  ['contradicted', true, (t) => t.origin.hold(elsewhere)],
  ['saving', true, (t) => t.origin.pause()],
])('NAV-3: a new build waits until what was written is kept: %s', async (keeping, waits, prepare) => {
  const t = await startApplication(anApplication());
  expect([t.keeping(), isUnsaved(t.state())]).toEqual(['settled', false]);
  prepare(t);
  await t.edit({ stageName: 'Mới' });
  expect([t.keeping(), isUnsaved(t.state())]).toEqual(['unsaved', true]);
  await t.pass(1200);
  expect([t.keeping(), isUnsaved(t.state())]).toEqual([keeping, waits]);
});

it('NAV-3: what a guest writes stands in the browser, and no build waits for it', async () => {
  const t = await startApplication(null, { viewer: null });
  await t.send(begin);
  await t.edit({ stageName: 'Mới' });
  expect([t.keeping(), isUnsaved(t.state())]).toEqual(['local', false]);
});

it.each([
  ['nothing', null, 0b0000],
  ['all', anApplication(), 0b1111],
  ['all but the sports', anApplication('draft', { form: { ...wholeForm, sports: [] } }), 0b1101],
  ['all but a proven number', anApplication('draft', { provenPhone: '' }), 0b1011],
] as const)('CA-2: shows which steps are done, with %s filled in', async (_, held, done) => {
  const t = await startApplication(held);
  await t.send(begin);
  expect(selectDoneSteps(t.state())).toBe(done);
});
