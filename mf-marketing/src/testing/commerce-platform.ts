import type { Platform, Toast, TrackedEvent } from '@hearthway/contracts/platform';
import { jest } from '@jest/globals';
import { inMemoryCommerce, type CommerceState, type InMemoryCommerce } from './in-memory-commerce.js';
import { standInPlatform } from './stand-in-platform.js';

export interface CommercePlatform {
  readonly platform: Platform;
  readonly commerce: InMemoryCommerce;
  readonly toasts: readonly Toast[];
  readonly tracked: readonly TrackedEvent[];
  readonly navigate: jest.Mock<Platform['navigate']>;
}

/** A platform with an in-memory svc-commerce. Records toasts, events, and navigation. */
export function commercePlatform(state?: CommerceState): CommercePlatform {
  const commerce = inMemoryCommerce(state);
  const toasts: Toast[] = [];
  const tracked: TrackedEvent[] = [];
  const navigate = jest.fn<Platform['navigate']>();
  const platform = standInPlatform({
    session: { ...standInPlatform().session, request: commerce.transport },
    toast: (toast) => toasts.push(toast),
    track: (event) => tracked.push(event),
    navigate,
  });
  return { platform, commerce, toasts, tracked, navigate };
}
