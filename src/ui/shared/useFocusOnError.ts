import { useEffect, useState } from 'react';

/** Puts the focus into the first field that is wrong each time `wrong` changes. */
export const useFocusOnError = (wrong: unknown) => {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (wrong) form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong, form]);
  return setForm;
};
