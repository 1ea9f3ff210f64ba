import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { usePlatform } from './platform-context.js';
import { usePath } from '@hearthway/web-kit';

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** A link to a page of this site. It moves without a page load and says so when it is the page shown. */
export function PageLink({ to, ...rest }: PageLinkProps): ReactNode {
  const { navigate } = usePlatform();
  const here = usePath() === to;
  const follow = (event: MouseEvent): void => {
    if (wantsNewPlace(event)) return;
    event.preventDefault();
    navigate(to);
  };
  return <a aria-current={here ? 'page' : undefined} {...rest} href={to} onClick={follow} />;
}

/** A new tab, a new window or a download, which are the browser's to open. */
function wantsNewPlace({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
