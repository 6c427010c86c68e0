import type { ReactNode } from 'react';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { RoomTab } from '#domain/match/match.ts';
import { useWords } from '../hooks/useWords.ts';
import { tab as tabLook, tabList } from '../kit/Tabs.css.ts';
import * as styles from './RoomTabs.css.ts';

/** A tab of the page: those of the room, and the chat where it has no place of its own. */
export type PageTab = RoomTab | 'chat';

interface RoomTabsProps {
  readonly tabs: readonly PageTab[];
  readonly value: PageTab;
  readonly onChange: (tab: PageTab) => void;
  /** What stands between the tabs and their content. */
  readonly between?: ReactNode;
  /** While somebody types on a phone only the content stands. */
  readonly bare?: boolean;
  readonly children: (tab: PageTab) => ReactNode;
}

/** LIVE-3: a tab is here only where the room has something for it. The chat stays as it is behind the others. */
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
