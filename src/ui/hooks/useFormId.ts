import { useState } from 'react';
import { useApp } from './useApp.ts';

/** A new id for the form that is open, which names what it sends: at most 40 letters, digits, "-" and "_". */
export const useFormId = (): string => {
  const { clock } = useApp();
  const [id] = useState(() =>
    clock
      .id()
      .replaceAll(/[^A-Za-z0-9_-]/gu, '')
      .slice(0, 40),
  );
  return id;
};
