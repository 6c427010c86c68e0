import type { ChapterForm, ComicForm, StoredPage } from './comicForm.ts';

export interface StoredComic extends ComicForm {
  readonly comicId: string;
}
export interface StoredChapter extends ChapterForm {
  readonly chapterId: string;
  readonly comicId: string;
  readonly key: string;
}

/** Comics that were not imported. */
export interface ComicSource {
  readonly comics: readonly StoredComic[];
  /** In reading order. */
  readonly chaptersOf: (comicId: string) => readonly StoredChapter[];
  readonly pagesOf: (chapterId: string) => readonly StoredPage[];
  /** A drawing as SVG by its file name, without text; null if there is none. */
  readonly draw: (comicId: string, file: string) => string | null;
}
