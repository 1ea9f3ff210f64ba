import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import css from './tabs.module.css';

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  value?: string | undefined;
  /** Defaults to the first item. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Gives all tabs equal width. */
  fullWidth?: boolean | undefined;
  /** `manual` selects on Enter or Space instead of on focus; for tabs that load something. */
  activation?: 'automatic' | 'manual' | undefined;
  /**
   * Renders every panel and hides the unselected ones; for prerendered pages. Without script and in print, all panels show
   * and the tab list doesn't, so each panel needs its own heading.
   */
  keepPanels?: boolean | undefined;
  className?: string | undefined;
}

/** ARIA tabs. Hand-written, because the library we tried set style attributes, which our CSP blocks. */
export function Tabs(props: TabsProps): ReactNode {
  const { label, items, value, defaultValue, onValueChange, fullWidth = false, keepPanels = false, className } = props;
  const [internalValue, setInternalValue] = useState(defaultValue ?? items[0]?.value);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const selected = value ?? internalValue;

  const select = (next: string): void => {
    if (next === selected) return;
    setInternalValue(next);
    onValueChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextTab(items, list.current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(id, next))?.focus();
    if (props.activation !== 'manual') select(next);
  };

  return (
    <div className={classNames(css['tabs'], className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(css['list'], fullWidth && css['full-width'], keepPanels && css['with-script'])}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={tabId(id, item.value)}
            data-value={item.value}
            aria-selected={item.value === selected}
            aria-controls={panelId(id, item.value)}
            tabIndex={item.value === selected ? 0 : -1}
            className={css['tab']}
            onClick={() => {
              select(item.value);
            }}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={panelId(id, item.value)}
          aria-labelledby={tabId(id, item.value)}
          tabIndex={0}
          hidden={item.value !== selected}
          className={classNames(css['panel'], keepPanels && css['kept'])}
        >
          {(keepPanels || item.value === selected) && item.content}
        </div>
      ))}
    </div>
  );
}

/** The tab a key moves focus to; wraps around. */
function nextTab(items: readonly TabItem[], list: HTMLElement | null, key: string): string | undefined {
  const values = items.map((item) => item.value);
  const focused = list?.querySelector<HTMLElement>(':focus')?.dataset['value'];
  const at = focused === undefined ? -1 : values.indexOf(focused);
  if (key === 'ArrowRight') return values[(at + 1) % values.length];
  if (key === 'ArrowLeft') return values.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return values[0];
  if (key === 'End') return values.at(-1);
  return undefined;
}

function tabId(id: string, value: string): string {
  return `${id}-tab-${value}`;
}

function panelId(id: string, value: string): string {
  return `${id}-panel-${value}`;
}
