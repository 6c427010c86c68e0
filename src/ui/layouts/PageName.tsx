import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { PageError } from '#domain/navigation/navigation.ts';
import { errorKey, type Places } from '#domain/routing/pageTitle.ts';
import type { FoundRoute } from '#domain/routing/findRoute.ts';
import { selectLocalPath, selectFound, selectPageError } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { lazyPart } from '../kit/lazyPart.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { announced } from './PageName.css.ts';
import { useNamed, type NameProps } from './useNamed.ts';

const nothing: Places = {};

const FixedName = (props: NameProps) => {
  useNamed(props, nothing);
  return null;
};
/** Pages whose title names what they load; the first page has the origin's title until then. */
const LoadedName = lazyPart(() => import('./LoadedName.tsx'));
const ErrorName = ({ error, onNamed }: { readonly error: PageError; readonly onNamed: NameProps['onNamed'] }) => {
  const t = useWords('titles');
  const key = errorKey(error);
  const title = t(key);
  useEffect(() => {
    if (title !== key) onNamed(title);
  }, [title, key, onNamed]);
  return null;
};
const nameOf = ({ route: { named } }: FoundRoute) => (named ? LoadedName : FixedName);

/** Sets the document's title as the origin would, and announces the opened page to screen readers. */
export const PageName = () => {
  const t = useWords('shell');
  const { navigation } = useApp();
  const path = useSelector(navigation, selectLocalPath);
  const found = useSelector(navigation, selectFound);
  const error = useSelector(navigation, selectPageError);
  const last = useRef(path);
  const [said, setSaid] = useState('');
  const named = useCallback(
    (title: string) => {
      document.title = title;
      if (last.current === path) return;
      last.current = path;
      setSaid(t('opened', { title }));
    },
    [path, t],
  );
  const Name = found && nameOf(found);
  return (
    <div className={announced} aria-live="polite">
      <VisuallyHidden>{said}</VisuallyHidden>
      <Suspense>
        {error ? <ErrorName error={error} onNamed={named} /> : Name && <Name found={found} onNamed={named} />}
      </Suspense>
    </div>
  );
};
