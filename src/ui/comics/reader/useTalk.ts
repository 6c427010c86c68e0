import { useState } from 'react';
import { LINKED_COMMENT } from '#domain/comments/comment.ts';
import { useQuery } from '../../hooks/useQuery.ts';

/** Whether the comments on the chapter are open: by a press, or by a link to one of them until that is closed. */
export const useTalk = (): readonly [boolean, (open: boolean) => void] => {
  const linked = useQuery(LINKED_COMMENT);
  const [pressed, setPressed] = useState(false);
  const [closed, setClosed] = useState<string | null>(null);
  return [
    pressed || (linked !== null && linked !== closed),
    (open) => {
      setPressed(open);
      if (!open) setClosed(linked);
    },
  ];
};
