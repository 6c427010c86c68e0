import { describe, expect, it } from 'vitest';
import { demoTv } from '../demo/tv/demoTv.ts';
import type { ProgrammeForm, StoredChannel } from '../shared/tv/tvForm.ts';
import { createLineup } from './lineup.ts';

const [demo] = demoTv.channels;
const own = (channelId: string, changed: Partial<StoredChannel> = {}): StoredChannel => ({
  ...{ ...demo!, channelId, slug: channelId, number: 1, ...changed },
});
const programme: ProgrammeForm = { start: 90_000, stop: 93_600, title: 'Tin', desc: 'Dài' };

const lineupOf = (channels: readonly StoredChannel[]) => {
  const state = { revision: 1, reads: 0 };
  const reader = createLineup({
    store: {
      revision: async () => state.revision,
      channels: async () => {
        state.reads += 1;
        return channels;
      },
      guide: async () => [programme],
      day: async () => [programme],
    },
    demo: demoTv,
    clock: () => 0,
  });
  return { reader, state };
};

describe('the line-up', () => {
  it('an operator’s channel has its number and its address; the demo’s makes way', async () => {
    const { reader } = lineupOf([
      own('kenh'),
      own('ben-phim', { number: 2 }),
      own('khac', { slug: 'mang-non', number: 9 }),
    ]);
    const { all } = await reader.read();
    const vietnam = all.filter(({ country }) => country === 'VN');
    expect(vietnam.map(({ channelId, number, demo: isDemo }) => [channelId, number, isDemo])).toEqual([
      ['kenh', 1, false],
      ['ben-phim', 2, false],
      ['song-ben', 3, true],
      ['san-dinh-the-thao', 4, true],
      ['dau-truong', 5, true],
      ['khac', 9, false],
      ['radio-song-dem', 90, true],
    ]);
  });
  it('is read once, also by many at once, and again when an import changed something', async () => {
    const { reader, state } = lineupOf([own('kenh')]);
    await Promise.all([reader.read(), reader.read(), reader.read()]);
    expect(state.reads).toBe(1);
    state.revision = 2;
    await reader.read();
    expect(state.reads).toBe(2);
  });
  it('keeps no descriptions in memory, and has them where a programme is asked for by itself', async () => {
    const { reader } = lineupOf([own('kenh')]);
    expect((await reader.read()).between('kenh', 0, 100_000)[0]).not.toHaveProperty('desc');
    expect((await reader.programme('kenh', 90_000))?.desc).toBe('Dài');
    expect(await reader.programme('kenh', 90_001)).toBeNull();
  });
});
