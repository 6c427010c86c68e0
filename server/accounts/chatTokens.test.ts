import { describe, expect, it } from 'vitest';
import { createChatTokens } from './chatTokens.ts';
import { createTokens } from './tokens.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const owner = { userId: 'm1', sessionId: 's1' };

describe('item 19: a token for the chat', () => {
  it('speaks once, for the session that it was given to', async () => {
    const tokens = createChatTokens();
    const [one, two] = [tokens.issue(owner, NOW), tokens.issue(owner, NOW)];
    expect(one).not.toBe(two);
    expect(await tokens.take(one, NOW)).toEqual(owner);
    expect(await tokens.take(one, NOW)).toBeNull();
    expect(await tokens.take(two, NOW)).toEqual(owner);
  });

  it('is good for 60 s, and used up until then however many come after it', async () => {
    const tokens = createChatTokens();
    const token = tokens.issue(owner, NOW);
    expect(await tokens.take(token, NOW + 60_000)).toBeNull();
    expect(await tokens.take(token, NOW + 59_999)).toEqual(owner);
    for (let i = 0; i < 100; i += 1) await tokens.take(tokens.issue(owner, NOW + i), NOW + i);
    expect(await tokens.take(token, NOW + 59_999)).toBeNull();
  });

  it('S-17: does not speak for an hour longer because the clock was set back by an hour', async () => {
    const tokens = createChatTokens();
    expect(await tokens.take(tokens.issue(owner, NOW), NOW - 3_600_000)).toBeNull();
    // A small step back, as when a machine corrects its clock.
    expect(await tokens.take(tokens.issue(owner, NOW), NOW - 200)).toEqual(owner);
  });

  it('is no token of another kind or origin, and none of those is one', async () => {
    const tokens = createChatTokens();
    const others = createTokens(Buffer.from('key'));
    expect(await tokens.take(others.access('m1', 's1', NOW), NOW)).toBeNull();
    expect(others.read(tokens.issue(owner, NOW), NOW)).toBeNull();
    expect(await tokens.take(createChatTokens().issue(owner, NOW), NOW)).toBeNull();
  });

  it('item 16: does not speak once a letter of it is another', async () => {
    const tokens = createChatTokens();
    const token = tokens.issue(owner, NOW);
    const flipped = (i: number) => token.slice(0, i) + (token[i] === 'A' ? 'B' : 'A') + token.slice(i + 1);
    for (let i = 0; i < token.length; i += 1) expect(await tokens.take(flipped(i), NOW)).toBeNull();
    expect(await tokens.take(token, NOW)).toEqual(owner);
  });
});
