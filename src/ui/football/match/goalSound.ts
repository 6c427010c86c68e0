/** Storage key of the wish to hear a goal on the page of a match. */
export const GOAL_SOUND = 'khandai.goal.sound';
