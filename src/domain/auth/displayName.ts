/** What would turn the words that follow a name, or break their line. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** At least one sign that leaves something on the screen: some letters and symbols of Unicode are blanks. */
export const SEEN = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** A display name as it is kept. */
export const tidyName = (typed: string): string => typed.replace(TURNS, '').replace(BREAKS, ' ').trim();
