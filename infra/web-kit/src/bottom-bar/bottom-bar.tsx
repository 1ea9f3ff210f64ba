import type { LucideIcon } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import css from './bottom-bar.module.css';

interface Entry {
  readonly label: string;
  readonly Icon: LucideIcon;
}

export interface BottomBarLink extends Entry {
  readonly href: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Emphasizes the entry we most want users to follow. */
  readonly highlighted?: boolean | undefined;
}

export interface BottomBarAction extends Entry {
  readonly onPress: () => void;
  /** While pending, the label should say so. */
  readonly pending?: boolean | undefined;
}

export type BottomBarItem = BottomBarLink | BottomBarAction;

export interface BottomBarProps {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly BottomBarItem[];
  /** `href` of the current page. */
  current?: string | undefined;
}

/** Phone navigation within thumb reach. Fixed over the page, so the page needs bottom padding. */
export function BottomBar({ label, items, current }: BottomBarProps): ReactNode {
  return (
    <nav className={css['bar']} aria-label={label}>
      {items.map((item, place) =>
        'href' in item ? (
          <BarLink key={place} item={item} current={item.href === current} />
        ) : (
          <BarButton key={place} item={item} />
        ),
      )}
    </nav>
  );
}

function BarLink({ item, current }: { item: BottomBarLink; current: boolean }): ReactNode {
  const { label, Icon, href, onClick, highlighted = false } = item;
  return (
    <a
      href={href}
      onClick={onClick}
      aria-current={current ? 'page' : undefined}
      className={classNames(css['entry'], highlighted && css['highlighted'])}
    >
      <Icon size={22} />
      {label}
    </a>
  );
}

function BarButton({ item: { label, Icon, onPress, pending = false } }: { item: BottomBarAction }): ReactNode {
  return (
    <button type="button" onClick={onPress} aria-disabled={pending || undefined} className={css['entry']}>
      <Icon size={22} />
      {label}
    </button>
  );
}
