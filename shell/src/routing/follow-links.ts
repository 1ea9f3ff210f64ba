import { pageAt } from '../apps.js';

export interface FollowLinksDependencies {
  readonly go: (path: string) => void;
  /** Whether what draws the page shown has failed: then a page load may bring what is missing, and a change of place cannot. */
  readonly hasFailed: () => boolean;
}

/** Follows plain links to pages of this site without a page load. What a slice's own router took is left alone. */
export function followLinks({ go, hasFailed }: FollowLinksDependencies): () => void {
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
