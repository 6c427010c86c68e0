import { fold } from './fold.ts';

/**
 * FMT-4: lower-case ASCII letters and digits joined by single hyphens; a name that folds to none of these, such as a
 * Chinese one, gives "".
 */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
