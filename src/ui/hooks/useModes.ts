import { useEffect, useMemo } from 'react';
import type { LiveMode } from '#domain/schedule/mode.ts';
import { modeList } from '#machines/schedule/lists.resources.ts';
import { useApp } from './useApp.ts';
import { useHydrated } from './useHydrated.ts';
import { useLocale } from './useLocale.ts';
import { useResource } from './useResource.ts';

const read = (text: string | null): readonly LiveMode[] | null => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * The kinds of content in the operator's order and words: those of an earlier visit until they are loaded, null before
 * that.
 */
export const useModes = (): readonly LiveMode[] | null => {
  const { storage } = useApp();
  const locale = useLocale();
  const hydrated = useHydrated();
  const key = `khandai.modes.${locale}`;
  const { value } = useResource(modeList, { locale });
  const kept = useMemo(() => (hydrated ? read(storage.read(key)) : null), [storage, key, hydrated]);
  useEffect(() => {
    if (value) storage.write(key, JSON.stringify(value));
  }, [storage, key, value]);
  return value ?? kept;
};
