/** Texts of these signs have one grapheme per code unit: nothing in them joins with what stands beside it. */
const SIMPLE = /^[\n -~\u00a1-\u00ac\u00ae-\u02ff\u1ea0-\u1ef9\u2010-\u2027\u3001-\u3029\u4e00-\u9fff\uff01-\uff60]*$/;

let segmenter: Intl.Segmenter | null = null;

/** The length of a text as people see it: an emoji of a family, or a letter with its marks, is one. */
export const graphemeCount = (text: string): number => {
  if (SIMPLE.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
};

/** The same without the short way for long texts: less code, for where a first page counts. */
export const segmentCount = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/** Whether a text is longer than people may write; what is short in code units is not counted. */
export const isLongerThan = (most: number, text: string): boolean => text.length > most && graphemeCount(text) > most;
