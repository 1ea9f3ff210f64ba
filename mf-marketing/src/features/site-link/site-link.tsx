import type { Platform } from '@hearthway/contracts/platform';
import { linkProps, VisuallyHidden, type LinkProps } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { clicked } from '../tracking/index.js';

export interface SiteTarget {
  platform: Platform;
  /** A path, an anchor on it (`/#waitlist`), or an external URL. */
  to: string;
  /** Element id in click events. */
  element: string;
  /** Path of the current page. */
  current?: string | undefined;
  newTab?: boolean | undefined;
}

export interface SiteLinkProps extends SiteTarget {
  className?: string | undefined;
  children: ReactNode;
}

/** Marks links to the current page, and tells screen readers about a new tab. */
export function SiteLink({ className, children, ...target }: SiteLinkProps): ReactNode {
  const { to, current, newTab = false } = target;
  return (
    <a
      {...siteLinkProps(target)}
      className={className}
      aria-current={to === current ? 'page' : undefined}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {newTab && (
        <>
          {' '}
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </>
      )}
    </a>
  );
}

/** Tracks the click and navigates without a page load. The browser handles anchors on the current page. */
export function siteLinkProps({ platform, to, element, current, newTab = false }: SiteTarget): LinkProps {
  const href = current !== undefined && to.startsWith(`${current}#`) ? to.slice(current.length) : to;
  const go = to === current ? toTop : platform.navigate;
  const follow = href.startsWith('/') && !newTab ? linkProps(href, go).onClick : undefined;
  return {
    href,
    onClick: (event) => {
      platform.track(clicked(element));
      follow?.(event);
    },
  };
}

// Instead of reloading the current page.
function toTop(): void {
  window.scrollTo({ top: 0 });
}
