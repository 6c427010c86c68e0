/** Bidirectional controls would reorder the text after a name; control characters would break its line. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** Matches at least one visible character: some letters and symbols of Unicode render as blanks. */
export const SEEN = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** A display name as it is stored. */
export const tidyName = (typed: string): string => typed.replace(TURNS, '').replace(BREAKS, ' ').trim();
