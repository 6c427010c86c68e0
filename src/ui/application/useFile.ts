import { useEffect, useState } from 'react';
import { useApp } from '../hooks/useApp.ts';

/** An application's photo as an address that an image may show; null until it is loaded. `version` changes with the file. */
export const usePhoto = (applicationId: string | null, version: string | null): string | null => {
  const { loadPort } = useApp();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (applicationId === null || version === null) return;
    const leaving = new AbortController();
    let made: string | null = null;
    const load = async () => {
      const outcome = await (await loadPort('applications')).file(applicationId, 'photo', leaving.signal);
      if (leaving.signal.aborted || !outcome.ok) return;
      made = URL.createObjectURL(outcome.value);
      setAddress(made);
    };
    void load().catch(() => undefined);
    return () => {
      leaving.abort();
      setAddress(null);
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [loadPort, applicationId, version]);
  return address;
};
