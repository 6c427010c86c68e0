import { defineArea } from '../shared/area.ts';

/** Which ways in there are beside the password. */
export const waysArea = defineArea({
  calls: ['ways'],
});
