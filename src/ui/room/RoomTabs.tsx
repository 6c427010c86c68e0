import { useId, type ReactNode } from 'react';
import type { RoomTab } from '#domain/match/match.ts';
import { useWords } from '../hooks/useWords.ts';
import { panelProps, TabRow } from '../kit/Tabs.tsx';
import * as styles from './RoomTabs.css.ts';

/** A tab: those of the room, and the chat if it has no panel of its own. */
export type PageTab = RoomTab | 'chat';

interface RoomTabsProps {
  readonly tabs: readonly PageTab[];
  readonly value: PageTab;
  readonly onChange: (tab: PageTab) => void;
  /** Content between the tabs and their panel. */
  readonly between?: ReactNode;
  /** Only the panel is shown, where the stage has no space for tabs. */
  readonly bare?: boolean;
  readonly children: (tab: PageTab) => ReactNode;
}

/** LIVE-3: only the tabs with content are shown. The chat stays mounted behind the others. */
export const RoomTabs = ({ tabs, value, onChange, between, bare, children }: RoomTabsProps) => {
  const t = useWords('room');
  const id = useId();
  const specs = tabs.map((one) => ({ value: one, label: t(one) }));
  return (
    <div className={styles.root}>
      {!bare && (
        <div className={styles.head}>
          <TabRow id={id} label={t('tabs')} tabs={specs} value={value} onChange={onChange} />
        </div>
      )}
      {!bare && between}
      {tabs.map((one) => (
        <div
          key={one}
          className={one === 'chat' ? styles.chat : styles.content}
          {...(bare ? { hidden: one !== value } : panelProps(id, one, value))}
        >
          {(one === 'chat' || one === value) && children(one)}
        </div>
      ))}
    </div>
  );
};
