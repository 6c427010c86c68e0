import { defineArea } from '../shared/area.ts';

/** The sign-in methods besides the password. */
export const signInMethodsArea = defineArea({
  calls: ['signInMethods'],
});
