import { describe, expect, it } from 'vitest';
import { FAVOURITES } from '#domain/football/favourites.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { aFavourite } from '../../../tests/fakes/favourites.ts';
import { allFavourites } from './allFavourites.ts';

const { signal } = new AbortController();
const { pageSize } = FAVOURITES;
const ids = (n: number) => Array.from({ length: n }, (_, i) => `t${i}`);

/** An origin where a member follows these. */
const origin = (own: readonly string[], broken?: number) => {
  const asked: (number | undefined)[] = [];
  const list: Parameters<typeof allFavourites>[0] = async ({ type, pageNum = 1 }) => {
    asked.push(pageNum);
    if (pageNum === broken) return failed({ kind: 'unreachable' });
    const shown = own.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    return succeeded({
      list: shown.map((id) => aFavourite({ target: { type, id } })),
      ...{ pageNum, pageSize, total: own.length },
    });
  };
  const all = async (kept: readonly string[] = []) => {
    const page = await allFavourites(list, { type: 'team', ids: kept }, signal);
    return page.ok ? page.value.list.map(({ target }) => target.id) : page.failure;
  };
  return { all, asked };
};

describe('TP-5: all that somebody follows', () => {
  it.each([0, 1, pageSize, pageSize + 1, 2 * pageSize + 7])('%i come in their order', async (n) => {
    const { all, asked } = origin(ids(n));
    expect(await all()).toEqual(ids(n));
    expect(asked).toHaveLength(Math.max(1, Math.ceil(n / pageSize)));
  });
  it('no more come than can be put in order', async () => {
    expect(await origin(ids(FAVOURITES.most + 50)).all()).toHaveLength(
      Math.ceil(FAVOURITES.most / pageSize) * pageSize,
    );
  });
  it('a page that fails fails them all, so that none seems to be followed no more', async () => {
    expect(await origin(ids(70), 3).all()).toEqual({ kind: 'unreachable' });
  });
  it('of a guest, pages follow from what the device keeps', async () => {
    const { all, asked } = origin(ids(45));
    await all(ids(45));
    expect(asked).toEqual([1, 2]);
  });
});
