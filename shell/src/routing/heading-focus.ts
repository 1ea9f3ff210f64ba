export interface HeadingFocus {
  /** Notes the heading of the page that the visitor is leaving. */
  readonly leave: () => void;
  /** Moves the focus to the heading of the page that the visitor has arrived at. */
  readonly arrive: () => void;
  readonly stop: () => void;
}

const actions = ['keydown', 'pointerdown'] as const;

/**
 * Moves the focus to each new page's heading, so that screen readers read it and the keyboard goes on from there. A page
 * takes a while to load, and its slice may show the previous one until then, so the content has the focus until a heading
 * appears that wasn't there before. The focus stays where the visitor or the page itself puts it in the meantime.
 */
export function createHeadingFocus(content: HTMLElement): HeadingFocus {
  let left: { readonly heading: Element; readonly text: string | null } | undefined;
  let focused: HTMLElement | undefined;

  const moveToHeading = (): void => {
    const heading = content.querySelector('h1');
    if (!heading || (heading === left?.heading && heading.textContent === left.text)) return;
    const { activeElement } = document;
    if (activeElement === heading) return;
    const isOurs = activeElement === null || [document.body, content, focused].includes(activeElement as HTMLElement);
    if (!isOurs) {
      stop();
      return;
    }
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    focused = heading;
  };
  const observer = new MutationObserver(moveToHeading);
  const stop = (): void => {
    observer.disconnect();
    for (const action of actions) window.removeEventListener(action, stop, true);
  };

  return {
    leave() {
      const heading = content.querySelector('h1');
      left = heading ? { heading, text: heading.textContent } : undefined;
    },
    arrive() {
      stop();
      focused = undefined;
      content.focus({ preventScroll: true });
      moveToHeading();
      observer.observe(content, { childList: true, characterData: true, subtree: true });
      for (const action of actions) window.addEventListener(action, stop, true);
    },
    stop,
  };
}
