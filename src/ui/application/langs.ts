import { commentaryLangs, type CommentaryLang } from '#domain/application/form.ts';

/** Whether a language has a name in our words. */
export const isLang = (lang: string): lang is CommentaryLang => commentaryLangs.some((known) => known === lang);
