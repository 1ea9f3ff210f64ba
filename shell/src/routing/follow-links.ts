import { pageAt } from '../apps.js';

/** Follows plain links to pages of this site without a page load. What a slice's own router took is left alone. */
export function followLinks(go: (path: string) => void): () => void {
  const onClick = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
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
