import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from '@hearthway/web-kit/slice';

const mostMilliseconds = 3_000;
const withoutIdleCallbacksMilliseconds = 500;

/** What can come late. If it can't be loaded, it is missing without a word. */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> =>
  lazyPart(
    async () => {
      await idleBrowser();
      return load();
    },
    { waiting, failed: () => null },
  );

/** Lets the page show what it needs first. Safari has no idle callbacks. */
function idleBrowser(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: mostMilliseconds });
    else setTimeout(resolve, withoutIdleCallbacksMilliseconds);
  });
}
