import type { PageList } from '#domain/comics/comic.ts';
import type { KeptChapter, KeptChaptersPort } from '#ports/keptChapters.ts';

const NAME = 'khandai.comics';
const CHAPTERS = 'chapters';
const PICTURES = 'pictures';

const settled = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the device stores nothing')));
  });
const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the device has no room')));
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('the device stores nothing')));
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(CHAPTERS);
    request.result.createObjectStore(PICTURES);
  });
  return settled(request);
};
const within = async <A>(mode: IDBTransactionMode, work: (transaction: IDBTransaction) => Promise<A>): Promise<A> => {
  const database = await open();
  try {
    return await work(database.transaction([CHAPTERS, PICTURES], mode));
  } finally {
    database.close();
  }
};

/** A kept chapter shows the pages that were kept: those for phones where there are some. */
const keptForm = (list: PageList): PageList => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, url: (page.small ?? page).url, small: null })),
});

/** Pages in IndexedDB, which also sites without HTTPS have; a browser that stores nothing keeps nothing. */
export const browserKeptChapters = (): KeptChaptersPort => ({
  all: () =>
    within('readonly', (transaction) =>
      settled(transaction.objectStore(CHAPTERS).getAll() as IDBRequest<KeptChapter[]>),
    ).catch(() => []),
  of: (chapterId) =>
    within('readonly', async (transaction) => {
      const found = transaction.objectStore(CHAPTERS).get(chapterId) as IDBRequest<KeptChapter | undefined>;
      return (await settled(found)) ?? null;
    }).catch(() => null),
  picture: (url) =>
    within('readonly', async (transaction) => {
      const found = transaction.objectStore(PICTURES).get(url) as IDBRequest<Blob | undefined>;
      return (await settled(found)) ?? null;
    }).catch(() => null),
  keep: async (given, at, told, signal) => {
    const list = keptForm(given);
    try {
      const pictures: [string, Blob][] = [];
      for (const { url } of list.pages) {
        const answer = await fetch(url, { signal });
        if (!answer.ok) return false;
        pictures.push([url, await answer.blob()]);
        told(pictures.length);
      }
      const bytes = pictures.reduce((sum, [, { size }]) => sum + size, 0);
      const kept: KeptChapter = { list, bytes, since: at };
      await within('readwrite', async (transaction) => {
        for (const [url, blob] of pictures) transaction.objectStore(PICTURES).put(blob, url);
        transaction.objectStore(CHAPTERS).put(kept, list.chapter.chapterId);
        await ended(transaction);
      });
      return true;
    } catch {
      return false;
    }
  },
  drop: (chapterId) =>
    within('readwrite', async (transaction) => {
      const chapters = transaction.objectStore(CHAPTERS);
      const found = (await settled(chapters.get(chapterId))) as KeptChapter | undefined;
      for (const { url } of found?.list.pages ?? []) transaction.objectStore(PICTURES).delete(url);
      chapters.delete(chapterId);
      await ended(transaction);
    }).catch(() => undefined),
  room: async () => {
    // Sites without HTTPS are not told.
    const told = await (navigator.storage as StorageManager | undefined)?.estimate().catch(() => null);
    return told?.usage !== undefined && told.quota !== undefined ? { used: told.usage, most: told.quota } : null;
  },
});
