import { Suspense, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PageList } from '#domain/comics/comic.ts';
import { chapterPath } from '#domain/comics/comicPaths.ts';
import { readerModes, type ReaderSetting } from '#domain/comics/readerSetting.ts';
import type { ReaderMachine } from '#machines/comics/reader.machine.ts';
import { selectPage } from '#machines/comics/reader.selectors.ts';
import { MarkButton } from '../../features/social/MarkButton.tsx';
import { useNotify } from '../../hooks/useNotify.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';
import * as styles from './reader.css.ts';
import { SettingSheet } from './SettingSheet.tsx';
import { useReportPage } from './useReportPage.ts';

interface ReaderActsProps {
  readonly list: PageList;
  readonly actor: ActorRefFrom<ReaderMachine>;
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
export const ReaderActs = ({ list, actor, setting, change, sheet, setSheet, sized, ...props }: ReaderActsProps) => {
  const { full, column, toggleColumn } = props;
  const t = useWords('reader');
  const { comic, chapter } = list;
  const [listed, setListed] = useState(false);
  const here = () => selectPage(actor.getSnapshot());
  const { report } = useReportPage(chapter.chapterId);
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
      <ShareButton {...{ list, actor }} />
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
        {...{ setting, change, sized }}
        page={here()}
        report={() => report(here(), 'shown')}
      />
    </div>
  );
};

/** A link to the page that is read. */
const ShareButton = ({ list: { comic, chapter }, actor }: Pick<ReaderActsProps, 'list' | 'actor'>) => {
  const t = useWords('reader');
  const notify = useNotify();
  const page = useSelector(actor, selectPage);
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
    <IconButton label={t('share', { page: String(page) })} onClick={() => void share()}>
      <Icon name="share-2" size={20} />
    </IconButton>
  );
};
