import type { Mutant } from './plants.ts';

/** Equivalent mutants, each with the reason why nothing observable changes. */
const left: readonly (readonly [find: string, replace: string, why: string])[] = [
  ['path: location.pathname', 'path: undefined', 'of a part that is missing the path is not asked'],
  ['languages: () => navigator.languages', 'languages: () => {}', 'an address always states a language (LOCALE-1)'],
  ['navigator.languages', '(undefined as never)', 'the same'],
  ['localePort.cookie()', 'undefined', 'the same'],
  ['localePort.browser()', 'undefined', 'the same'],
  ['selectFound(navigation.getSnapshot())', 'undefined', 'groups in use come with every language anyway'],
  ['needsLive(wish.found)', 'true', 'code on a guess'],
  ['needsLive(wish.found)', 'false', 'the same: whoever goes there loads it'],
  ["void import('./wiringLive.ts').catch(() => undefined);", ';', 'the same'],
  ['route.needs !== undefined', 'route.needs', 'what a page needs is never an empty list'],
  ['pop: false', 'pop: undefined', 'absent is false'],
  ['clears', 'clears: undefined', 'every call that is not the session’s own clears all tokens'],
  ['serverTime !== null', 'serverTime', 'no answer is of the year 1970'],
  ['storage.read(DATA_SAVER) !== null', 'storage.read(DATA_SAVER)', 'what is kept there is never empty'],
  [
    "found?.route.middleware?.includes('member') && !holdsMember()",
    "found?.route.middleware?.includes('member')",
    'a member is let in by the membership too',
  ],
  ['() => {}', 'undefined', 'who waits for nothing does nothing'],
  ['userId !== null', 'userId', 'no id is empty'],
  ['() => undefined', 'undefined', 'a promise that nobody waits for'],
  ['signal', 'undefined', 'nobody takes back the question where the viewer is'],
  ['signal: forever', 'signal: undefined', 'a page never ends the calls of its rooms'],
];

export const isLeft = ({ find, replace }: Mutant): boolean =>
  left.some(([text, instead]) => text === find && instead === replace);
