import { defineArea } from '../shared/area.ts';

/** Points of members, and the level that they make. Their tables came with those of inviting. */
export const levelArea = defineArea({
  calls: ['level'],
});
