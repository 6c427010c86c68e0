import { useEffect } from 'react';

/** Names the document; null leaves it as it is. */
export const useTitle = (title: string | null): void => {
  useEffect(() => {
    if (title !== null) document.title = `${title} – Khán Đài`;
  }, [title]);
};
