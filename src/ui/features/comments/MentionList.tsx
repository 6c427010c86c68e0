import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Comment } from '#domain/comments/comment.ts';
import { offeredNames, type Namable } from '#domain/comments/mention.ts';
import { commentList, replyList } from '#machines/comments/comments.resources.ts';
import { followedPeople } from '#machines/social/social.resources.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useLoggedIn, useViewer } from '../../hooks/useViewer.ts';
import { useWords } from '../../hooks/useWords.ts';
import type { NamedIn } from './ComposerField.tsx';
import * as styles from './mentions.css.ts';

interface MentionListProps {
  readonly id: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly named: NamedIn;
  readonly query: string;
  /** The id of the name that is chosen by Enter; null for none. */
  readonly onActive: (id: string | null) => void;
  readonly onChoose: (who: Namable) => void;
  readonly onClose: () => void;
}

const authors = (list: readonly Comment[]): readonly Namable[] => list.flatMap(({ user }) => user ?? []);

/** Names under the field: the arrow keys move, Enter and Tab choose, Escape closes; the focus stays in the field. */
export default function MentionList(props: MentionListProps) {
  return useLoggedIn() ? <WithFollowed {...props} /> : <Names {...props} followed={[]} />;
}

const WithFollowed = (props: MentionListProps) => {
  const { value } = useResource(followedPeople, null);
  const followed = (value?.list ?? []).flatMap(({ target, card }) =>
    card ? [{ userId: target.id, nickname: card.title }] : [],
  );
  return <Names {...props} followed={followed} />;
};

const useInThread = ({ target, parentId }: NamedIn): readonly Namable[] => {
  const { resources } = useApp();
  const read = () => {
    const first = (['new', 'top', 'old'] as const).flatMap((sort) => {
      const value = resources.ref(commentList, { target, sort }).getSnapshot().context.value;
      return value === null ? [] : authors((value as { readonly list: readonly Comment[] }).list);
    });
    if (parentId === undefined) return first;
    const replies = resources.ref(replyList, { target, parentId }).getSnapshot().context.value;
    return replies === null ? first : [...authors((replies as { readonly list: readonly Comment[] }).list), ...first];
  };
  // Read once as the list opens: what is loaded of the thread by then.
  const [people] = useState(read);
  return people;
};

const Names = ({ followed, ...props }: MentionListProps & { readonly followed: readonly Namable[] }) => {
  const { id, field, named, query, onActive, onChoose, onClose } = props;
  const t = useWords('comments');
  const viewer = useViewer();
  const inThread = useInThread(named);
  const people = [...inThread, ...followed].filter(({ userId }) => userId !== viewer?.userId);
  const offered = offeredNames(people, query);
  const [place, setPlace] = useState({ query, at: 0 });
  const at = place.query === query ? Math.min(place.at, offered.length - 1) : 0;
  const optionId = (of: number) => `${id}-${of}`;
  const active = offered.length > 0 ? optionId(at) : null;
  useEffect(() => {
    onActive(active);
    return () => onActive(null);
  }, [active, onActive]);

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // Key code 229 belongs to the input method.
    if (event.isComposing || event.keyCode === 229 || offered.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setPlace({ query, at: (at + step + offered.length) % offered.length });
    else if (event.key === 'Enter' || event.key === 'Tab') onChoose(offered[at]!);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const box = field.current;
    const press = (event: KeyboardEvent) => pressed(event);
    box?.addEventListener('keydown', press);
    return () => box?.removeEventListener('keydown', press);
  }, [field]);

  if (offered.length === 0) return null;
  return (
    <div className={styles.names} id={id} role="listbox" aria-label={t('names')}>
      {offered.map((one, i) => (
        <button
          key={one.userId}
          id={optionId(i)}
          className={styles.name}
          type="button"
          role="option"
          aria-selected={i === at}
          tabIndex={-1}
          // The focus stays in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
        >
          {one.nickname}
        </button>
      ))}
    </div>
  );
};
