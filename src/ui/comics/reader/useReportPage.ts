import { reportTrouble } from '#machines/help/trouble.acts.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useWords } from '../../hooks/useWords.ts';

/** CO-7: tells the operators of a page that does not come, or is not what it should be. */
export const useReportPage = (chapterId: string) => {
  const t = useWords('reader');
  const { clock } = useApp();
  const notify = useNotify();
  const { busy, press } = useAct(reportTrouble, { done: () => notify('success', t('reported')) });
  const report = (page: number, state: 'broken' | 'shown') =>
    void press({
      ...{ traceId: clock.id().slice(0, 20), machine: 'pagePicture', state },
      ...{ event: `chapter:${chapterId}, page ${page}`, err: 'broken page' },
    });
  return { busy, report } as const;
};
