import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from '@hearthway/web-kit/slice';

/** Lets the page load what it needs first. */
const restMilliseconds = 3_000;

/** What can come late. If it can't be loaded, it is missing without a word. */
export const latePart = (load: () => Promise<ComponentType>, waiting: ReactNode = null): ComponentType =>
  lazyPart(
    async () => {
      await new Promise((resolve) => setTimeout(resolve, restMilliseconds));
      return load();
    },
    { waiting, failed: () => null },
  );
