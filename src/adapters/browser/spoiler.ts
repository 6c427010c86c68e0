import type { SpoilerPolicy } from '#domain/spoiler/policy.ts';
import { SPOILER } from '#domain/spoiler/limits.ts';
import type { Cookies } from './cookies.ts';

const AGE_S = SPOILER.cookieDays * 86_400;

/** The origin paints by these cookies. */
export const keepPolicy = (cookies: Cookies, policy: SpoilerPolicy): void => cookies.write('spoiler', policy, AGE_S);

export const keepHideOdds = (cookies: Cookies, on: boolean): void => cookies.write('hideOdds', on ? '1' : null, AGE_S);
