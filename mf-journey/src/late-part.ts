import type { ComponentType } from 'react';
import { lazyPart, type LazyPartOptions, type Load } from '@hearthway/web-kit/slice';

const mostMilliseconds = 3_000;
const withoutIdleCallbacksMilliseconds = 500;

/** What can come late. Without options, nothing is shown in its place, not even when it can’t be loaded. */
export const latePart = <Props extends object>(
  load: Load<Props>,
  options: LazyPartOptions = { waiting: null, failed: () => null },
): ComponentType<Props> =>
  lazyPart(async () => {
    await idleBrowser();
    return load();
  }, options);

/** Lets the page show what it needs first. Safari has no idle callbacks. */
function idleBrowser(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: mostMilliseconds });
    else setTimeout(resolve, withoutIdleCallbacksMilliseconds);
  });
}
