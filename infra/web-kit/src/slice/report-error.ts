import type { Platform, TrackedEvent } from '@hearthway/contracts/platform';

export interface Slice {
  /** The slice's name in the shell; errors are tracked under it. */
  readonly name: string;
  readonly platform: Platform;
}

/** Tracks an error by name only, because its message may contain user input. */
export function reportError(
  { name, platform }: Slice,
  error: unknown,
  about: { readonly kind: string } & NonNullable<TrackedEvent['eventData']>,
): void {
  const errorName = error instanceof Error ? error.name : 'unknown';
  platform.track({ eventType: 'error', eventSource: name, eventData: { ...about, errorName } });
}
