import type { Platform, TrackedEvent } from '@hearthway/contracts/platform';

export interface Slice {
  /** As the shell knows it; what fails in it is tracked under this name. */
  readonly name: string;
  readonly platform: Platform;
}

/** Tracks that something failed: the name of the error only, since its message may hold what somebody typed. */
export function reportError(
  { name, platform }: Slice,
  error: unknown,
  about: { readonly kind: string } & NonNullable<TrackedEvent['eventData']>,
): void {
  const errorName = error instanceof Error ? error.name : 'unknown';
  platform.track({ eventType: 'error', eventSource: name, eventData: { ...about, errorName } });
}
