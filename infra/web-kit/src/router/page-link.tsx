import type { ReactNode } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router-dom';

export interface PageLinkProps extends LinkProps {
  readonly to: string;
}

/** A link to a page of this site, which says so when it is the page shown. */
export function PageLink(props: PageLinkProps): ReactNode {
  const here = useLocation().pathname === props.to;
  return <Link aria-current={here ? 'page' : undefined} discover="none" {...props} />;
}
