import type { ComponentProps, ReactNode } from 'react';
import { linkProps, usePath } from '@hearthway/web-kit';
import { usePlatform } from './platform-context.js';

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: string;
}

/** A link to a page of this site. It moves without a page load and says so when it is the page shown. */
export function PageLink({ to, ...rest }: PageLinkProps): ReactNode {
  const { navigate } = usePlatform();
  const here = usePath() === to;
  return <a aria-current={here ? 'page' : undefined} {...rest} {...linkProps(to, navigate)} />;
}
