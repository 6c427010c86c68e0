import type { AnyCall } from './call.ts';

/** Calls of the specification that are not implemented yet: the origin answers 501. */
export const later: Readonly<Record<string, AnyCall>> = {};
