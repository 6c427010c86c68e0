import { defineArea } from '../shared/area.ts';

/** Which sign-in methods there are besides the password. */
export const signInMethodsArea = defineArea({
  calls: ['signInMethods'],
});
