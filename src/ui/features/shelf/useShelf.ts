import { useEffect, useState } from 'react';
import type { ShelfItem } from '#domain/social/shelf.ts';
import type { Progress } from '#domain/social/social.ts';
import { keptHere, offShelfOn } from '#machines/social/shelf.memory.ts';
import { ofMember, putOffShelf, shelf } from '#machines/social/shelf.resources.ts';
import type { StoragePort } from '#ports/storage.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useLoggedIn } from '../../hooks/useViewer.ts';
import { useWords } from '../../hooks/useWords.ts';

/** The viewer's shelf, null until it is known, and FI-8: how to take something off it, which a toast takes back. */
export const useShelf = () => {
  const t = useWords('shelf');
  const { storage, clock } = useApp();
  const notify = useNotify();
  const member = useLoggedIn();
  const here = useKeptHere(storage, !member);
  const kept = member ? ofMember.kept : here;
  const { value } = useResource(shelf, { kept });
  // A guest's own list is no resource; a change of it is a reason to read it again.
  const [, setChanged] = useState(0);
  const { press } = useAct(putOffShelf);
  const put = ({ group }: ShelfItem, on: boolean) => {
    if (member) return void press({ group, on });
    if (on) offShelfOn(storage).put(group, clock.now());
    else offShelfOn(storage).back(group);
    setChanged((times) => times + 1);
  };
  return {
    items: kept && value && (member ? value : offShelfOn(storage).clear(value)),
    takeOff: (item: ShelfItem) => {
      put(item, true);
      notify('success', t('taken', { title: item.card.title }), { label: t('undo'), run: () => put(item, false) });
    },
  };
};

/** What a guest's device knows; null while it is read, and for a member. */
const useKeptHere = (storage: StoragePort, guest: boolean): readonly Progress[] | null => {
  const [kept, setKept] = useState<readonly Progress[] | null>(null);
  useEffect(() => {
    if (!guest) return;
    let left = false;
    void keptHere(storage).then((found) => left || setKept(found));
    return () => {
      left = true;
      setKept(null);
    };
  }, [storage, guest]);
  return kept;
};
