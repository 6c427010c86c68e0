import { Suspense, useState, type ReactNode } from 'react';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { note } from './Unmuted.css.ts';

interface UnmutedProps<A> {
  readonly list: readonly A[];
  readonly isMuted: (one: A) => boolean;
  /** Where rows have no padding beside them. */
  readonly inset?: boolean;
  /** Renders those that are shown. */
  readonly children: (list: readonly A[]) => ReactNode;
}

/** SO-10: a list without what the viewer muted; how many that are stands above it, with the way to see them. */
export const Unmuted = <A,>({ list, isMuted, inset = false, children }: UnmutedProps<A>) => {
  const [all, setAll] = useState(false);
  const rest = list.filter((one) => !isMuted(one));
  const count = list.length - rest.length;
  return (
    <>
      {count > 0 && (
        <Suspense>
          <Note {...{ count, all, inset }} onAll={setAll} />
        </Suspense>
      )}
      {children(all ? list : rest)}
    </>
  );
};

interface NoteProps {
  readonly count: number;
  readonly all: boolean;
  readonly inset: boolean;
  readonly onAll: (all: boolean) => void;
}

const Note = ({ count, all, inset, onAll }: NoteProps) => {
  const t = useWords('social');
  return (
    <p className={note} data-part="muted" data-inset={inset || undefined}>
      <span>{t.tn('muted', count)}</span>
      <Button size="s" tone="plain" aria-pressed={all} onClick={() => onAll(!all)}>
        {t(all ? 'hideMuted' : 'showMuted')}
      </Button>
    </p>
  );
};
