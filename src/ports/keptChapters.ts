import type { PageList } from '#domain/comics/comic.ts';

/** A chapter that lies on this device. */
export interface KeptChapter {
  readonly list: PageList;
  readonly bytes: number;
  /** Epoch milliseconds. */
  readonly since: number;
}
/** Bytes that this site uses, and may use; null where the browser does not say. */
export interface Room {
  readonly used: number;
  readonly most: number;
}

/** CO-12: chapters that are read without a network. */
export interface KeptChaptersPort {
  readonly all: () => Promise<readonly KeptChapter[]>;
  readonly of: (chapterId: string) => Promise<KeptChapter | null>;
  /** The bytes of a page of a kept chapter; null where it is not there. */
  readonly picture: (url: string) => Promise<Blob | null>;
  /** Keeps all pages or none; `told` hears how many are there. False where it failed, or has no room. */
  readonly keep: (list: PageList, at: number, told: (pages: number) => void, signal: AbortSignal) => Promise<boolean>;
  readonly drop: (chapterId: string) => Promise<void>;
  readonly room: () => Promise<Room | null>;
}
