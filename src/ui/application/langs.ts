import { commentaryLangs, type CommentaryLang } from '#domain/application/form.ts';

/** Whether our words have a name for a language. */
export const isLang = (lang: string): lang is CommentaryLang => commentaryLangs.some((known) => known === lang);
