import { useState } from 'react';
import { useApp } from '../../hooks/useApp.ts';
import { useShell } from '../../hooks/useShell.ts';

const CLOSED = 'khandai.comics.column';

/** Whether the pages stand in small beside the open ones, as this device chose; null where there is no room. */
export const useColumn = (): readonly [open: boolean | null, toggle: () => void] => {
  const { storage } = useApp();
  const [closed, setClosed] = useState(() => storage.read(CLOSED) !== null);
  const toggle = () => {
    storage.write(CLOSED, closed ? null : 'closed');
    setClosed(!closed);
  };
  return [useShell() === 'full' ? !closed : null, toggle];
};
