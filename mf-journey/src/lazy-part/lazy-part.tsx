import type { ComponentType, ReactNode } from 'react';
import { lazyPart as unreportedLazyPart, type LazyPartLook } from '@hearthway/web-kit/mount';
import { usePlatform } from '../platform/index.js';

/** A part of a page whose script comes after the page, and whose failure stays its own and is tracked. */
export function lazyPart(load: () => Promise<ComponentType>, look: LazyPartLook): ComponentType {
  const Part = unreportedLazyPart(load, look);
  return function LazyPart(): ReactNode {
    const { track } = usePlatform();
    const report = (error: unknown): void => {
      const errorName = error instanceof Error ? error.name : 'unknown';
      track({ eventType: 'error', eventSource: 'mf-journey', eventData: { kind: 'part', errorName } });
    };
    return <Part onError={report} />;
  };
}
