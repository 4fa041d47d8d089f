import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import classes from './Tabs.module.css';

export interface TabItem<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly content: ReactNode;
  readonly disabled?: boolean;
}

export interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly TabItem<T>[];
  /** The first tab when absent. */
  readonly value?: T;
  readonly onChange?: (value: T) => void;
  /** Hidden panels stay mounted with their state. */
  readonly keepMounted?: boolean;
}

/** Panels of one page that are not URLs of their own (for those: TabLinks). Arrow keys move between the tabs. */
export function Tabs<T extends string>({ label, tabs, value, onChange, keepMounted = false }: TabsProps<T>) {
  const first = tabs[0]?.value;
  return (
    <BaseTabs.Root
      {...(value === undefined ? { defaultValue: first } : { value })}
      onValueChange={(chosen: T) => onChange?.(chosen)}
    >
      <BaseTabs.List aria-label={label} className={classes.list} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled ?? false}
            className={classes.tab}
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className={classes.indicator} />
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} keepMounted={keepMounted} className={classes.panel}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
