import type { MouseEvent } from 'react';

export interface LinkProps {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Makes a real link that moves without a page load. A click that asks for something else (a new tab, a download)
 * stays the browser's.
 */
export function linkProps(path: string, navigate: (path: string) => void): LinkProps {
  return {
    href: path,
    onClick: (event) => {
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const { target } = event.currentTarget;
      if (!plain || event.defaultPrevented || (target !== '' && target !== '_self')) return;
      event.preventDefault();
      navigate(path);
    },
  };
}
