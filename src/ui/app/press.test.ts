import { describe, expect, it } from 'vitest';
import type { Failure } from '#ports/failure.ts';
import vi from '#locales/vi/act.json' with { type: 'json' };
import { whyNotWords } from './press.ts';

const telling = {
  words: {
    load: async () => true,
    word: (_locale: string, _group: string, key: string) =>
      key.split('.').reduce<unknown>((found, name) => Reflect.get(Object(found), name), vi) ?? key,
  },
  locale: { getSnapshot: () => ({ context: { locale: 'vi' } }) },
} as unknown as Parameters<typeof whyNotWords>[0];
const refusal = (fields: Readonly<Record<string, string>>): Failure => ({ kind: 'refused', code: 422, fields });
const own = () => 'lời của biểu mẫu';

describe('the words for a refusal', () => {
  it('X16: a reason of the door is said in its own words, whatever the form says of others', async () => {
    const end = { kind: 'failed', failure: refusal({ nickname: 'words' }) } as const;
    expect(await whyNotWords(telling, end, own)).toBe(vi.door.words);
  });
  it('X16: any other reason is the form’s to say', async () => {
    const end = { kind: 'failed', failure: refusal({ nickname: 'reserved' }) } as const;
    expect(await whyNotWords(telling, end, own)).toBe(own());
    expect(await whyNotWords(telling, end)).toBe(vi.failed);
  });
});
