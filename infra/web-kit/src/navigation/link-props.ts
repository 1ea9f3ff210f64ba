import type { MouseEvent } from 'react';

export interface LinkProps {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Props for a real link that navigates without a page load. The browser handles clicks that open a new tab or window.
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
