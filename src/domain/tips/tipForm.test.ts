import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLine, markets, selectionsOf } from '../odds/market.ts';
import {
  draftOf,
  emptyForm,
  formOfDraft,
  keptForm,
  problemsOf,
  TIP_FORM,
  wishOf,
  type Picked,
  type TipForm,
} from './tipForm.ts';
import { TIPS } from './tip.ts';

const text = 'Ruộng Bậc Thang mất cả hai trung vệ vì thẻ phạt, sân lại ướt.';
const picked: Picked = { market: 'ah', sel: 'H', line: -0.75 };
const whole: TipForm & { readonly picked: Picked } = {
  fixtureId: 'f1',
  picked,
  stake: 3,
  title: 'Đồi Cọ -0.5/1',
  text,
};

describe('A6: what a form lacks', () => {
  it('is everything at the beginning, and nothing at the end', () => {
    expect(problemsOf(emptyForm(''))).toEqual({
      fixtureId: 'missing',
      picked: 'missing',
      title: 'missing',
      text: 'missing',
    });
    expect(problemsOf(whole)).toEqual({});
  });
  it.each<[Partial<TipForm>, object]>([
    [{ text: 'x'.repeat(TIP_FORM.textMin - 1) }, { text: 'short' }],
    [{ text: `${' '.repeat(60)}x` }, { text: 'short' }],
    [{ text: 'x'.repeat(TIP_FORM.textMin) }, {}],
    [{ text: '👍'.repeat(TIP_FORM.textMax) }, {}],
    [{ text: 'x'.repeat(TIP_FORM.textMax + 1) }, { text: 'long' }],
    [{ text: 'xy\n'.repeat(TIPS.blocksMax + 1) }, { text: 'long' }],
    [{ title: '  ' }, { title: 'missing' }],
    [{ title: 'x'.repeat(TIPS.titleMax + 1) }, { title: 'long' }],
  ])('%j: %j', (change, problems) => {
    expect(problemsOf({ ...whole, ...change })).toEqual(problems);
  });
});

it('is published as blocks, without spaces around', () => {
  expect(wishOf({ ...whole, title: ' Tip ' })).toEqual({
    ...{ market: 'ah', sel: 'H', line: -0.75, stake: 3, title: 'Tip' },
    blocks: [{ kind: 'paragraph', spans: [{ text }] }],
  });
});

const anyPicked = fc
  .record({ market: fc.constantFrom(...markets), quarters: fc.integer({ min: 1, max: 40 }), at: fc.nat(2) })
  .map(({ market, quarters, at }): Picked => {
    const all = selectionsOf(market);
    const line = quarters / 4;
    return { market, sel: all[at % all.length]!, ...(isLine(market, line) && { line }) };
  });
const anyForm = fc.record({
  fixtureId: fc.string(),
  picked: fc.option(anyPicked),
  stake: fc.integer({ min: TIPS.minStake, max: TIPS.maxStake }),
  title: fc.string({ maxLength: 60 }),
  text: fc.string({ maxLength: 200 }),
});

it('a draft brings back what was chosen, and a text that reads the same', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const back = formOfDraft(draftOf(form));
      expect({ ...back, text: '' }).toEqual({ ...form, text: '' });
      expect(draftOf(formOfDraft(draftOf(back)))).toEqual(draftOf(back));
    }),
  );
});

it('what a device kept is read as it was; what is none is not', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      expect(keptForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
    }),
  );
  fc.assert(
    fc.property(fc.anything(), (thing) => {
      expect(() => keptForm(thing)).not.toThrow();
    }),
  );
  expect(keptForm({ ...whole, stake: 11, picked: { market: 'xyz', sel: 'H' } })).toEqual({
    ...whole,
    stake: 1,
    picked: null,
  });
  expect(keptForm({ ...whole, title: 3 })).toBeNull();
});
