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
  /** The one entry that the page would like to be followed. */
  readonly highlighted?: boolean | undefined;
}

export interface BottomBarAction extends Entry {
  readonly onPress: () => void;
  /** It is under way; the label says so. */
  readonly pending?: boolean | undefined;
}

export type BottomBarItem = BottomBarLink | BottomBarAction;

export interface BottomBarProps {
  /** Names the navigation for screen readers. */
  label: string;
  items: readonly BottomBarItem[];
  /** The `href` of the page shown. */
  current?: string | undefined;
}

/** The way around on a phone, under the thumb. It lies over the page, which leaves room for it at its end. */
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
