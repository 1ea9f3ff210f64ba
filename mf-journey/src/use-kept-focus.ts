import { useEffect, type RefObject } from 'react';

const focusable = '[tabindex="-1"]';

/**
 * When the focused control disappears, for example because its row does, the nearest title around it takes the focus. So a
 * keyboard goes on from there, and not from the top of the page.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    let last: HTMLElement | undefined;
    let around: readonly HTMLElement[] = [];
    const remember = ({ target }: FocusEvent): void => {
      // A dialog gives the focus back to what opened it.
      if (!(target instanceof HTMLElement) || target.closest('dialog')) return;
      last = target;
      around = ancestors(target, root);
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = undefined;
      // The page stays where it is.
      around.map(titleIn).find(Boolean)?.focus({ preventScroll: true });
    });
    root.addEventListener('focusin', remember);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [ref]);
}

/** The nearest first. */
function ancestors({ parentElement }: HTMLElement, root: HTMLElement): readonly HTMLElement[] {
  if (!parentElement) return [];
  return parentElement === root ? [root] : [parentElement, ...ancestors(parentElement, root)];
}

function titleIn(element: HTMLElement): HTMLElement | null {
  if (!element.isConnected) return null;
  return element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
}
