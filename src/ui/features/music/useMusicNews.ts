import { useEffect } from 'react';
import { useNotify } from '../../hooks/useNotify.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useMusic } from './useMusic.ts';

/** MU-10, MU-2: says what happens in passing, with the way back. */
export const useMusicNews = (): void => {
  const t = useWords('listen');
  const notify = useNotify();
  const { follow, queue } = useMusic();
  useEffect(
    () =>
      follow((news) => {
        const undo = { label: t('undo'), run: () => queue.send({ type: 'music.undo' }) };
        if (news.kind === 'yielded') notify('info', t('yielded'));
        if (news.kind === 'broken') notify('warning', t('broken', { name: news.name }));
        if (news.kind === 'moved') notify('info', t('moved'), undo);
        if (news.kind === 'nothingElsewhere') notify('info', t('nothingElsewhere'));
        if (news.kind === 'unmoved') notify('warning', t('unmoved'));
        if (news.kind === 'replaced') notify('info', news.kept > 0 ? t.tn('kept', news.kept) : t('replaced'), undo);
      }),
    [follow, notify, queue, t],
  );
};
