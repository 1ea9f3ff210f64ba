import type { ReactNode } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router-dom';

export interface PageLinkProps extends LinkProps {
  readonly to: string;
}

/** Link to a page of this site, with `aria-current` if it's the current page. */
export function PageLink(props: PageLinkProps): ReactNode {
  const isCurrent = useLocation().pathname === props.to;
  return <Link aria-current={isCurrent ? 'page' : undefined} discover="none" {...props} />;
}
