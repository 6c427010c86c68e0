import { useState } from 'react';
import type { FriendState } from '#domain/people/people.ts';
import type { ListPartProps } from './ListPart.tsx';

type Listed = Exclude<FriendState, 'none'>;
export type PagesOf = (state: Listed) => Pick<ListPartProps, 'state' | 'pages' | 'onPages'>;

/** How many pages of each list are looked at. */
export const usePages = (): PagesOf => {
  const [all, setAll] = useState<Partial<Record<Listed, number>>>({});
  return (state) => ({
    state,
    pages: all[state] ?? 1,
    onPages: (pages) => setAll({ ...all, [state]: pages }),
  });
};
