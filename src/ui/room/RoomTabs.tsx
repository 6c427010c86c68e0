import type { ReactNode } from 'react';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { RoomTab } from '#domain/match/match.ts';
import { useWords } from '../hooks/useWords.ts';
import { tab as tabLook, tabList } from '../kit/Tabs.css.ts';
import * as styles from './RoomTabs.css.ts';

/** A tab: those of the room, and the chat if it has no panel of its own. */
export type PageTab = RoomTab | 'chat';

interface RoomTabsProps {
  readonly tabs: readonly PageTab[];
  readonly value: PageTab;
  readonly onChange: (tab: PageTab) => void;
  /** Content between the tabs and their panel. */
  readonly between?: ReactNode;
  /** Only the panel is shown, while the viewer types on a phone. */
  readonly bare?: boolean;
  readonly children: (tab: PageTab) => ReactNode;
}

/** LIVE-3: only the tabs with content are shown. The chat stays mounted behind the others. */
export const RoomTabs = ({ tabs, value, onChange, between, bare, children }: RoomTabsProps) => {
  const t = useWords('room');
  return (
    <Root className={styles.root} value={value} onValueChange={(next) => onChange(next as PageTab)}>
      {!bare && (
        <div className={styles.head}>
          <List className={tabList} aria-label={t('tabs')}>
            {tabs.map((one) => (
              <Trigger key={one} className={tabLook} value={one}>
                {t(one)}
              </Trigger>
            ))}
          </List>
        </div>
      )}
      {!bare && between}
      {tabs.map((one) =>
        one === 'chat' ? (
          <Content key={one} className={styles.chat} value={one} tabIndex={-1} forceMount hidden={value !== 'chat'}>
            {children(one)}
          </Content>
        ) : (
          <Content key={one} className={styles.content} value={one} tabIndex={-1}>
            {children(one)}
          </Content>
        ),
      )}
    </Root>
  );
};
