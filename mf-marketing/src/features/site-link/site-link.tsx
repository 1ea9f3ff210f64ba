import type { Platform } from '@hearthway/contracts/platform';
import { linkProps, VisuallyHidden, type LinkProps } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { clicked } from '../tracking/index.js';

export interface SiteAddress {
  platform: Platform;
  /** A path of this site, an anchor on it (`/#waitlist`), or another address. */
  to: string;
  /** Names the link in the count of clicks. */
  element: string;
  /** The path of the page it stands on. */
  current?: string | undefined;
  newTab?: boolean | undefined;
}

export interface SiteLinkProps extends SiteAddress {
  className?: string | undefined;
  children: ReactNode;
}

/** A link that says when it leads to the page it stands on, and warns of a new tab. */
export function SiteLink({ className, children, ...address }: SiteLinkProps): ReactNode {
  const { to, current, newTab = false } = address;
  return (
    <a
      {...siteLinkProps(address)}
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

/**
 * Makes a link that is counted and moves within the site without a page load. An anchor of the page it stands on is left
 * to the browser, which knows best how to go there.
 */
export function siteLinkProps({ platform, to, element, current, newTab = false }: SiteAddress): LinkProps {
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

// Where a browser would load the same page again and show its start.
function toTop(): void {
  window.scrollTo({ top: 0 });
}
