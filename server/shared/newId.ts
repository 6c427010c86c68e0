import { randomBytes } from 'node:crypto';

/** An id that nobody can guess; its letter says what it is of. */
export const newId = (letter: string): string => `${letter}${randomBytes(12).toString('hex')}`;
