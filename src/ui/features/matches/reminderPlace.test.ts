import { expect, it } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { reminderPlace } from './reminderPlace.ts';

it.each([
  [true, false, 'bell'],
  [true, true, 'both'],
  [false, true, 'mail'],
  [false, false, 'none'],
] as const)('V-16: bell %s and mail %s make "%s"', (app, mail, place) => {
  const notify = { ...defaultSettings.notify, booking: { app, mail } };
  expect(reminderPlace({ notify })).toBe(place);
});

it('V-16: who changed nothing is told by the bell', () => expect(reminderPlace(null)).toBe('bell'));
