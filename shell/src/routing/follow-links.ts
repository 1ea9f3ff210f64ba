import type { Site } from '../site/index.js';

export interface FollowLinksDependencies {
  readonly pageAt: Site['pageAt'];
  readonly go: (path: string) => void;
  /** Whether the current slice failed to load. If so, links load the page, which may bring what's missing. */
  readonly hasFailed: () => boolean;
}

/** Follows plain links to our pages without a page load. Skips clicks that a slice's router already handled. */
export function followLinks({ pageAt, go, hasFailed }: FollowLinksDependencies): () => void {
  const onClick = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      hasFailed() ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.origin !== location.origin || !pageAt(link.pathname)) return;
    if ((link.target && link.target !== '_self') || link.hasAttribute('download') || link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search);
  };
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
  };
}
