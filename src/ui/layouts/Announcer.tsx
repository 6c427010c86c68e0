import { useEffect, useRef, useState } from 'react';
import { useSelector } from '@xstate/react';
import { selectLocalPath } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx';

/** Says aloud which page was opened, once its screen has named it. */
export const Announcer = () => {
  const t = useMessages('shell');
  const path = useSelector(useApp().navigation, selectLocalPath);
  const last = useRef(path);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const frame = requestAnimationFrame(() => setSaid(t('opened', { title: document.title })));
    return () => cancelAnimationFrame(frame);
  }, [path, t]);
  return (
    <div aria-live="polite">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
};
