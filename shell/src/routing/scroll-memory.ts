export interface ScrollMemory {
  keep(url: string): void;
  restore(url: string): void;
  toTop(): void;
  stop(): void;
}

const restoreTimeoutMilliseconds = 1_500;

/** Remembers the scroll position per URL. Restoring waits until the page has rendered tall enough. */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>();
  let waiting: ResizeObserver | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  history.scrollRestoration = 'manual';

  const stop = (): void => {
    waiting?.disconnect();
    waiting = undefined;
    clearTimeout(timer);
  };
  const toTop = (): void => {
    stop();
    window.scrollTo(0, 0);
  };
  return {
    keep(url) {
      positions.set(url, window.scrollY);
    },
    restore(url) {
      toTop();
      const position = positions.get(url) ?? 0;
      if (position === 0) return;
      const attempt = (): void => {
        if (document.documentElement.scrollHeight < position + window.innerHeight) return;
        stop();
        window.scrollTo(0, position);
      };
      waiting = new ResizeObserver(attempt);
      waiting.observe(document.body);
      timer = setTimeout(stop, restoreTimeoutMilliseconds);
      attempt();
    },
    toTop,
    stop,
  };
}
