import type { ReactNode } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router';

/** A link to a page of this site. It says so when it is the page shown. */
export function PageLink(props: LinkProps & { to: string }): ReactNode {
  const { pathname } = useLocation();
  return <Link aria-current={pathname === props.to ? 'page' : undefined} {...props} />;
}
