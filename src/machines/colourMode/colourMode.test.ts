import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Colour, ColourPreference } from '#domain/colour/colourMode.ts';
import { fakeColour } from '../../../tests/fakes/colour.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { colourModeMachine } from './colourMode.machine.ts';
import { isColourForced, selectColour, selectPreference } from './colourMode.selectors.ts';
import { findRoute } from '#domain/routing/findRoute.ts';
import { colourInput, colourPages, wireColourMode } from './colourMode.wire.ts';

wellFormed('colourMode', colourModeMachine);

const start = (preference: ColourPreference, system: Colour) => {
  const fake = fakeColour(preference, system);
  const warnings: string[] = [];
  const ports = {
    colour: fake.port,
    log: { warn: (message: string) => warnings.push(message), report: () => {} },
  };
  const actor = createActor(wireColourMode(ports), { input: colourInput(ports) }).start();
  return { ...fake, warnings, actor, colour: () => selectColour(actor.getSnapshot()) };
};

it('COLOUR-1: starts from the kept preference and keeps a new one', () => {
  const { actor, shown, kept } = start('light', 'dark');
  expect(shown).toEqual(['light']);
  actor.send({ type: 'colour.prefer', preference: 'dark' });
  expect([selectPreference(actor.getSnapshot()), kept, shown.at(-1)]).toEqual(['dark', ['dark'], 'dark']);
});

it('COLOUR-2: under system the operating system decides, live', () => {
  const { shown, systemTurns, colour } = start('system', 'dark');
  systemTurns('light');
  expect([shown, colour()]).toEqual([['dark', 'light'], 'light']);
});

it('COLOUR-2: a change of the system shows nothing under a chosen colour, and counts once system is preferred', () => {
  const { actor, shown, systemTurns } = start('dark', 'dark');
  systemTurns('light');
  expect(shown).toEqual(['dark']);
  actor.send({ type: 'colour.prefer', preference: 'system' });
  systemTurns('dark');
  expect(shown).toEqual(['dark', 'light', 'dark']);
});

it('COLOUR-2: a colour that is chosen ends the following', () => {
  const { actor, shown, systemTurns, colour } = start('system', 'dark');
  actor.send({ type: 'colour.prefer', preference: 'dark' });
  systemTurns('light');
  expect([shown, colour()]).toEqual([['dark', 'dark'], 'dark']);
});

it('COLOUR-3: a forced colour beats the preference until the next navigation', () => {
  const { actor, shown, colour } = start('light', 'light');
  actor.send({ type: 'colour.force', colour: 'dark' });
  expect([colour(), isColourForced(actor.getSnapshot())]).toEqual(['dark', true]);
  actor.send({ type: 'colour.prefer', preference: 'system' });
  expect(colour()).toBe('dark');
  actor.send({ type: 'colour.navigated' });
  expect([colour(), isColourForced(actor.getSnapshot()), shown.at(-1)]).toEqual(['light', false, 'light']);
  const times = shown.length;
  actor.send({ type: 'colour.navigated' });
  expect(shown).toHaveLength(times);
});

it('COLOUR-3: a page may let go of its colour while it stands', () => {
  const { actor, shown } = start('light', 'light');
  actor.send({ type: 'colour.released' });
  actor.send({ type: 'colour.force', colour: 'dark' });
  actor.send({ type: 'colour.released' });
  expect(shown).toEqual(['light', 'dark', 'light']);
});

it('A-2: a room in Theater forces dark, from room to room, until another page opens', () => {
  const { actor, colour, shown } = start('light', 'light');
  let theater = true;
  const opened = colourPages(actor, () => theater);
  const room = findRoute('/truc-tiep/esport/a-b-e1');
  opened(room);
  expect([colour(), isColourForced(actor.getSnapshot())]).toEqual(['dark', true]);
  opened(findRoute('/truc-tiep/casino/c-1'));
  expect(colour()).toBe('dark');
  opened(findRoute('/menu'));
  expect([colour(), isColourForced(actor.getSnapshot())]).toEqual(['light', false]);
  theater = false;
  opened(room);
  opened(null);
  expect([colour(), shown.at(-1)]).toEqual(['light', 'light']);
});

it('A-2, COLOUR-4: a route that asks for system is refused with the warning', () => {
  const { actor, warnings, colour } = start('light', 'dark');
  const room = findRoute('/truc-tiep/esport/a-b-e1')!;
  // A route table that TypeScript did not check could contain this.
  const route = { ...room.route, colour: { force: 'dark' as const, when: 'always' as const } };
  Object.assign(route.colour, { force: 'system' });
  colourPages(actor, () => false)({ ...room, route });
  expect([warnings, colour()]).toEqual([['A page may force light or dark, not system'], 'light']);
});

it('COLOUR-3: forcing is not kept', () => {
  const { actor, kept } = start('light', 'light');
  actor.send({ type: 'colour.force', colour: 'dark' });
  expect(kept).toEqual([]);
});

it('COLOUR-4: a page that forces system is refused with a warning', () => {
  const { actor, warnings, colour } = start('light', 'dark');
  actor.send({ type: 'colour.force', colour: 'system' });
  expect([warnings, colour()]).toEqual([['A page may force light or dark, not system'], 'light']);
});

it('stops watching the system with its actor', () => {
  const { actor, watchers } = start('system', 'dark');
  expect(watchers()).toBe(1);
  actor.stop();
  expect(watchers()).toBe(0);
});
