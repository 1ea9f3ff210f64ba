import type { Platform } from '@hearthway/contracts/platform';
import { linkProps, VisuallyHidden } from '@hearthway/web-kit';
import type { MouseEventHandler, ReactNode } from 'react';
import { clicked } from '../features/tracking/index.js';

export interface SiteLinkProps {
  platform: Platform;
  /** A path of this site, an anchor on it (`/#waitlist`), or another address. */
  to: string;
  /** Names the link in the count of clicks. */
  element: string;
  /** The path of the page it stands on. */
  current?: string | undefined;
  newTab?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link that is counted, moves within the site without a page load, says when it leads to the page it stands on, and
 * warns of a new tab. An anchor of the page it stands on is left to the browser, which knows best how to go there.
 */
export function SiteLink(props: SiteLinkProps): ReactNode {
  const { platform, to, element, current, newTab = false, className, children } = props;
  const href = current !== undefined && to.startsWith(`${current}#`) ? to.slice(current.length) : to;
  const count = (): void => {
    platform.track(clicked(element));
  };
  const go = to === current ? toTop : platform.navigate;
  const link = href.startsWith('/') && !newTab ? linkProps(href, go) : { href };
  const onClick: MouseEventHandler<HTMLAnchorElement> = (event) => {
    count();
    if ('onClick' in link) link.onClick(event);
  };
  return (
    <a
      href={link.href}
      onClick={onClick}
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

// Where a browser would load the same page again and show its start.
function toTop(): void {
  window.scrollTo({ top: 0 });
}
