import type { ReactNode } from 'react';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { tab, tabList } from './Tabs.css.ts';

export interface TabSpec {
  readonly value: string;
  readonly label: ReactNode;
  /** Smaller, after the label. */
  readonly count?: number;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabSpec[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Tabs by Radix; only lazily loaded screens import this, to keep it out of the first load. */
export const Tabs = ({ label, tabs, value, onChange }: TabsProps) => (
  <Root value={value} onValueChange={onChange}>
    <List className={tabList} aria-label={label}>
      {tabs.map((one) => (
        <Trigger key={one.value} className={tab} value={one.value}>
          {one.label}
          {one.count !== undefined && <small>{one.count}</small>}
        </Trigger>
      ))}
    </List>
    {tabs.map((one) => (
      <Content key={one.value} value={one.value} tabIndex={-1}>
        {one.content}
      </Content>
    ))}
  </Root>
);
