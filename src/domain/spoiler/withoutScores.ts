/** What reads as a score: two figures and a dash, but no date and no time. */
const score = /(?<![\d/:.–-])\d{1,3}\s?[-–]\s?\d{1,3}(?![\d/:.–-])/g;

/** A text that somebody wrote, without the scores in it; what else it gives away nobody can know. */
export const withoutScores = (text: string): string => text.replace(score, '?–?');
