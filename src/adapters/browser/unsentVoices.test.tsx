import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UNSENT_VOICE } from '#domain/uploads/unsentVoice.ts';
import { browserStorage } from './storage.ts';
import { unsentVoiceEnd } from './unsentVoiceEnd.ts';
import { browserUnsentVoices } from './unsentVoices.ts';

const storage = browserStorage(() => window.localStorage);
const DAY_MS = 24 * 3_600_000;
let now = 1_000_000;
const port = (databases: () => IDBFactory | undefined = () => window.indexedDB) =>
  browserUnsentVoices({ storage, databases, now: () => now });
const end = (databases: () => IDBFactory | undefined = () => window.indexedDB) =>
  unsentVoiceEnd({ storage, databases });
const voice = (text = 'said') => ({
  recording: { sound: new Blob([text], { type: 'audio/webm' }), durationMs: 12_000 },
  clip: 'football',
});
const names = async () => (await window.indexedDB.databases()).map(({ name }) => name);
const text = async (of: { readonly recording: { readonly sound: { arrayBuffer(): Promise<ArrayBuffer> } } } | null) =>
  of && new TextDecoder().decode(await of.recording.sound.arrayBuffer());

beforeEach(() => {
  now = 1_000_000;
});
afterEach(async () => {
  await port().drop();
  await expect.poll(names).not.toContain(UNSENT_VOICE.name);
});

describe('CA-3: a recording that was not sent', () => {
  it('is there after a reload, the last one alone, as it was', async () => {
    expect(await port().read('u1')).toBeNull();
    expect(await port().keep('u1', voice('first'))).toBe(true);
    expect(await port().keep('u1', voice('second'))).toBe(true);
    const kept = await port().read('u1');
    expect(kept).toMatchObject({ clip: 'football', recording: { durationMs: 12_000 } });
    expect([kept?.recording.sound.type, await text(kept)]).toEqual(['audio/webm', 'second']);
  });

  it('is its member’s alone: somebody else gets none, and it is gone', async () => {
    await port().keep('u1', voice());
    expect(await port().read('u2')).toBeNull();
    await expect.poll(names).not.toContain(UNSENT_VOICE.name);
    expect(await port().read('u1')).toBeNull();
  });

  it('is gone after 24 hours, whether anybody asks for it or not', async () => {
    await port().keep('u1', voice());
    now += DAY_MS - 1;
    end().dropOld(now);
    expect(await text(await port().read('u1'))).toBe('said');
    now += 1;
    expect(await port().read('u1')).toBeNull();
    await port().keep('u1', voice());
    end().dropOld(now + DAY_MS);
    await expect.poll(names).not.toContain(UNSENT_VOICE.name);
  });

  it('is not kept for longer by a clock that was set back', async () => {
    await port().keep('u1', voice());
    end().dropOld(now - 1);
    expect(await port().read('u1')).toBeNull();
  });

  it('is gone once it was sent, or its member has logged out', async () => {
    await port().keep('u1', voice());
    await port().drop();
    expect(await port().read('u1')).toBeNull();
    await port().keep('u1', voice());
    end().drop();
    await expect.poll(names).not.toContain(UNSENT_VOICE.name);
  });

  it.each<[string, () => IDBFactory | undefined]>([
    ['none', () => undefined],
    [
      'one that it refuses',
      () => {
        throw new DOMException('private', 'SecurityError');
      },
    ],
    ['one that fails', () => ({ open: () => window.indexedDB.open('', -1) }) as unknown as IDBFactory],
  ])('in a browser that has %s it is not kept, and nothing throws', async (_what, databases) => {
    expect(await port(databases).keep('u1', voice())).toBe(false);
    expect(await port(databases).read('u1')).toBeNull();
    end(databases).drop();
    expect(window.localStorage.getItem(UNSENT_VOICE.name)).toBeNull();
  });
});
