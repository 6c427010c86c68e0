import { describe, expect, it } from 'vitest';
import { createFairShare } from './fairShare.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('S-2: one thread for all addresses', () => {
  it('S-2: whoever asks a hundred things is not begun a second time before others were begun once', async () => {
    const begun: string[] = [];
    const begin = createFairShare(() => 0);
    for (let i = 0; i < 100; i += 1) begin('much', () => begun.push(`much ${i}`));
    begin('little', () => begun.push('little'));
    begin('other', () => begun.push('other'));
    await turn();
    expect(begun.slice(0, 4)).toEqual(['much 0', 'little', 'other', 'much 1']);
    expect(begun).toHaveLength(102);
  });

  it('S-2: once the time of a turn is over, each is begun once a turn, those that came later first', async () => {
    let now = 0;
    const begun: string[] = [];
    const begin = createFairShare(() => now);
    const work = (name: string) => () => {
      begun.push(name);
      now += 10;
    };
    for (let i = 0; i < 3; i += 1) begin('much', work(`much ${i}`));
    begin('little', work('little'));
    await turn();
    expect(begun).toEqual(['much 0', 'little']);
    begin('new', work('new'));
    await turn();
    expect(begun).toHaveLength(4);
    expect(begun.slice(2).sort()).toEqual(['much 1', 'new']);
    await turn();
    expect(begun).toHaveLength(5);
  });

  it('S-2: what is asked while one is answered waits for the next turn like everything of the same', async () => {
    let now = 0;
    const begun: string[] = [];
    const begin = createFairShare(() => now);
    const again = (i: number) => (): void => {
      begun.push(`again ${i}`);
      now += 10;
      if (i < 3) begin('much', again(i + 1));
    };
    begin('much', again(0));
    begin('little', () => begun.push('little'));
    await turn();
    expect(begun).toEqual(['again 0', 'little']);
    while (begun.length < 5) await turn();
    expect(begun.slice(2)).toEqual(['again 1', 'again 2', 'again 3']);
  });
});
