import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import css from './tabs.module.css';

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps {
  /** Names the list of tabs for a screen reader. */
  label: string;
  items: readonly TabItem[];
  value?: string | undefined;
  /** The first item's when neither this nor `value` is given. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Gives every tab the same share of the width. */
  fullWidth?: boolean | undefined;
  /** `manual` opens a tab on Enter or Space only; for tabs that load something. */
  activation?: 'automatic' | 'manual' | undefined;
  className?: string | undefined;
}

export function Tabs(props: TabsProps): ReactNode {
  const {
    label,
    items,
    value,
    defaultValue,
    onValueChange,
    fullWidth = false,
    activation = 'automatic',
    className,
  } = props;
  const control: Partial<ComponentProps<typeof RadixTabs.Root>> =
    value === undefined ? { defaultValue: defaultValue ?? items[0]?.value ?? '' } : { value };
  if (onValueChange) control.onValueChange = onValueChange;
  return (
    <RadixTabs.Root {...control} activationMode={activation} className={classNames(css['tabs'], className)}>
      <RadixTabs.List className={classNames(css['list'], fullWidth && css['full-width'])} aria-label={label}>
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className={css['tab']}
          >
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} className={css['panel']}>
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
