import { Suspense, useState } from 'react';
import type { PageList } from '#domain/comics/comic.ts';
import { chapterPath } from '#domain/comics/comicPaths.ts';
import { readerModes, type ReaderSetting } from '#domain/comics/readerSetting.ts';
import { MarkButton } from '../../features/social/MarkButton.tsx';
import { useNotify } from '../../hooks/useNotify.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';
import * as styles from './reader.css.ts';
import { SettingSheet } from './SettingSheet.tsx';
import { useReportPage } from './useReportPage.ts';

interface ReaderActsProps {
  readonly list: PageList;
  readonly page: number;
  readonly setting: ReaderSetting;
  readonly change: (changed: Partial<ReaderSetting>) => void;
  readonly sheet: boolean;
  readonly setSheet: (open: boolean) => void;
  readonly sized: (by: 1 | -1) => void;
  readonly full: () => void;
  /** Whether the pages in small are open; null where they have no place. */
  readonly column: boolean | null;
  readonly toggleColumn: () => void;
}

const ChapterSheet = lazyPart(() => import('./ChapterSheet.tsx'));

/** What is done from the head of the reader: its mode, a bookmark, a link to the page, other chapters, how it looks. */
export const ReaderActs = ({ list, page, setting, change, sheet, setSheet, sized, ...props }: ReaderActsProps) => {
  const { full, column, toggleColumn } = props;
  const t = useWords('reader');
  const notify = useNotify();
  const { comic, chapter } = list;
  const [listed, setListed] = useState(false);
  const { report } = useReportPage(chapter.chapterId);
  const share = async () => {
    const url = new URL(chapterPath(comic.slug, chapter.key, page), window.location.origin).href;
    try {
      await navigator.clipboard.writeText(url);
      notify('success', t('copied'));
    } catch {
      notify('info', url);
    }
  };
  return (
    <div className={styles.acts}>
      <div className={styles.modes} role="group" aria-label={t('mode')}>
        {readerModes.map((mode) => (
          <button key={mode} aria-pressed={setting.mode === mode} onClick={() => change({ mode })}>
            {t(`modes.${mode}`)}
          </button>
        ))}
      </div>
      <MarkButton mark="save" target={{ type: 'chapter', id: chapter.chapterId }} name={comic.title} />
      <IconButton label={t('share', { page: String(page) })} onClick={() => void share()}>
        <Icon name="share-2" size={20} />
      </IconButton>
      <IconButton label={t('chapters')} aria-haspopup="dialog" onClick={() => setListed(true)}>
        <Icon name="list" size={20} />
      </IconButton>
      {column !== null && (
        <IconButton label={t('overview')} aria-pressed={column} onClick={toggleColumn}>
          <Icon name="panel-right-close" size={20} />
        </IconButton>
      )}
      <span className={styles.wideOnly}>
        <IconButton label={t('full')} onClick={full}>
          <Icon name="maximize" size={20} />
        </IconButton>
      </span>
      <IconButton label={t('settings')} onClick={() => setSheet(true)}>
        <Icon name="settings" size={20} />
      </IconButton>
      {listed && (
        <Suspense>
          <ChapterSheet list={list} onClose={() => setListed(false)} />
        </Suspense>
      )}
      <SettingSheet
        open={sheet}
        onClose={() => setSheet(false)}
        {...{ setting, change, sized, page }}
        report={() => report(page, 'shown')}
      />
    </div>
  );
};
