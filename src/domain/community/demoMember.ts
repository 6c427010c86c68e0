/** What the ids of members begin with whom the demo made up; they are members' ids otherwise. */
export const DEMO_MEMBERS = 'mde30de30de30de30';

export const isDemoMember = (userId: string): boolean => userId.startsWith(DEMO_MEMBERS);
