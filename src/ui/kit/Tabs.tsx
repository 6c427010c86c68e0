import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { tab, tabList } from './Tabs.css.ts';

export interface TabSpec<A extends string = string> {
  readonly value: A;
  readonly label: ReactNode;
  /** Smaller, after the label. */
  readonly count?: number;
}
interface TabRowProps<A extends string> {
  /** Names tabs and panels to each other. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly TabSpec<A>[];
  readonly value: A;
  readonly onChange: (value: A) => void;
}

/** The row of tabs: one tab stop; the arrow keys, Home and End select. */
export const TabRow = <A extends string>({ id, label, tabs, value, onChange }: TabRowProps<A>) => {
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const at = tabs.findIndex((one) => one.value === value);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const to = tabs.at(next % tabs.length)!;
    onChange(to.value);
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${to.value}`)}`)?.focus();
  };
  return (
    <div className={tabList} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={walk}>
      {tabs.map((one) => {
        const selected = one.value === value;
        return (
          <button
            key={one.value}
            id={`${id}-${one.value}`}
            className={tab}
            type="button"
            role="tab"
            tabIndex={selected ? 0 : -1}
            aria-selected={selected}
            aria-controls={`${id}-${one.value}-panel`}
            data-state={selected ? 'active' : undefined}
            onClick={() => onChange(one.value)}
          >
            {one.label}
            {one.count !== undefined && <small>{one.count}</small>}
          </button>
        );
      })}
    </div>
  );
};

/** What a panel says of itself; `id` is its row's. */
export const panelProps = (id: string, value: string, selected: string) =>
  ({
    role: 'tabpanel',
    id: `${id}-${value}-panel`,
    'aria-labelledby': `${id}-${value}`,
    'data-state': value === selected ? 'active' : 'inactive',
    hidden: value !== selected,
    tabIndex: -1,
  }) as const;

export interface TabsProps extends Omit<TabRowProps<string>, 'id' | 'tabs'> {
  readonly tabs: readonly (TabSpec & { readonly content: ReactNode })[];
}

/** Tabs over what they show. */
export const Tabs = ({ tabs, value, ...row }: TabsProps) => {
  const id = useId();
  return (
    <div>
      <TabRow {...row} id={id} tabs={tabs} value={value} />
      {tabs.map((one) => (
        <div key={one.value} {...panelProps(id, one.value, value)}>
          {one.value === value && one.content}
        </div>
      ))}
    </div>
  );
};
