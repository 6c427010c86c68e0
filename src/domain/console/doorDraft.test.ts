import { expect, it } from 'vitest';
import { defaultNumber, doorDraft, doorValue } from './doorDraft.ts';

it('what the door says stays as it is when nothing of it is edited', () => {
  const value = {
    words: ['vé chợ đen', 'cá độ'],
    hashes: ['0'.repeat(64)],
    rules: {
      links: { afterDays: 7, hosts: ['khandai.example'] },
      pace: { underHours: 12, talk: { burst: 4, everySec: 9 } },
      crowd: null,
      repeats: { likeness: 0.9 },
    },
  };
  expect(doorValue(doorDraft(value))).toEqual(value);
});

it('nothing said is nothing but empty lists, a rule that is switched off is null, and half a pace is a whole one', () => {
  expect(doorValue(doorDraft(null))).toEqual({ words: [], hashes: [], rules: {} });
  const draft = doorDraft({});
  const off = { ...draft.rules, flood: { ...draft.rules.flood, on: false } };
  const fast = { ...off, pace: { on: true, numbers: { 'talk.burst': '2' } } };
  expect(doorValue({ ...draft, words: ' một \n\n hai', rules: fast })).toEqual({
    words: ['một', 'hai'],
    hashes: [],
    rules: { flood: null, pace: { talk: { burst: 2, everySec: 3 } } },
  });
  expect(defaultNumber('pace', 'talk.burst')).toBe(10);
});
