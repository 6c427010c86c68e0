import { use, useId, type ReactNode } from 'react';
import type { Room, RoomTab } from '#domain/match/match.ts';
import { useWords } from '../hooks/useWords.ts';
import { panelProps, TabRow } from '../kit/Tabs.tsx';
import { hasSportBoard, SportPartsContext } from './board/sportParts.ts';
import * as styles from './RoomTabs.css.ts';

/** A tab: those of the room, the panel of its sport, and the chat if it has no panel of its own. */
export type PageTab = RoomTab | 'board' | 'chat';

/** The page's tabs, in their order: from its start on, a sport that has a panel begins with it. */
export const usePageTabs = (room: Room, tabs: readonly PageTab[]): readonly PageTab[] => {
  const panel = use(SportPartsContext)?.panel;
  return panel && hasSportBoard(room) ? ['board', ...tabs] : tabs;
};

/** Nothing in it takes the focus, so that it is reached, and scrolled, itself. */
const isText = (tab: PageTab): boolean => tab === 'board' || tab === 'overview';

interface RoomTabsProps {
  readonly tabs: readonly PageTab[];
  readonly value: PageTab;
  readonly onChange: (tab: PageTab) => void;
  /** At the end of their row: that the match is a made-up one. */
  readonly demo?: boolean | undefined;
  /** Content between the tabs and their panel. */
  readonly between?: ReactNode;
  /** Only the panel is shown, where the stage has no space for tabs. */
  readonly bare?: boolean;
  readonly children: (tab: PageTab) => ReactNode;
}

/** LIVE-3: only the tabs with content are shown. The chat stays mounted behind the others. */
export const RoomTabs = ({ tabs, value, onChange, demo, between, bare, children }: RoomTabsProps) => {
  const t = useWords('room');
  const PanelName = use(SportPartsContext)?.panel?.Name;
  const id = useId();
  const specs = tabs.map((one) => ({ value: one, label: one === 'board' ? PanelName && <PanelName /> : t(one) }));
  return (
    <div className={styles.root}>
      {!bare && (
        <div className={styles.head}>
          <TabRow id={id} label={t('tabs')} tabs={specs} value={value} onChange={onChange} />
          {demo && <small className={styles.demo}>{t('demo')}</small>}
        </div>
      )}
      {!bare && between}
      {tabs.map((one) => (
        <div
          key={one}
          className={one === 'chat' ? styles.chat : styles.content}
          {...(bare ? { hidden: one !== value } : panelProps(id, one, value))}
          {...(!bare && isText(one) && { tabIndex: 0 })}
        >
          {(one === 'chat' || one === value) && children(one)}
        </div>
      ))}
    </div>
  );
};
