import { defineArea } from '../shared/area.ts';

/** Points of members, and the level that follows from them. Their tables belong to the migration of referrals. */
export const levelArea = defineArea({
  calls: ['level'],
});
