/** Lengths of a report, in characters (code points). */
export const TROUBLE = { wordMax: 64, lineMax: 500, noteMax: 1000 } as const;

/** A fault as a viewer saw it: the state of the machine, what happened, and the viewer's own words. */
export interface TroubleReport {
  /** Also shown on the page, so that the viewer can quote it. */
  readonly traceId: string;
  readonly machine: string;
  readonly state: string;
  readonly event: string;
  readonly err: string;
  readonly note?: string;
}

/** The first `most` characters (code points) of a text. */
export const shortened = (text: string, most: number): string => [...text].slice(0, most).join('');
