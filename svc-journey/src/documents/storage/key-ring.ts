import type { Sealing } from '@hearthway/service-kit';

/** Wraps the key of each file with the service’s secret, bound to the file. */
export interface KeyRing {
  wrap(key: Buffer, fileId: string): string;
  unwrap(wrapped: string, fileId: string): Buffer;
  /** Wrapped with the current secret; `undefined` if it is already. */
  rewrap(wrapped: string, fileId: string): string | undefined;
}

export function createKeyRing(sealing: Sealing): KeyRing {
  const contextOf = (fileId: string) => `key of file ${fileId}`;
  const open = (wrapped: string, fileId: string) => sealing.open(wrapped, contextOf(fileId));
  return {
    wrap: (key, fileId) => sealing.seal(key.toString('base64url'), contextOf(fileId)),
    unwrap: (wrapped, fileId) => Buffer.from(open(wrapped, fileId), 'base64url'),
    rewrap: (wrapped, fileId) =>
      sealing.isCurrent(wrapped) ? undefined : sealing.seal(open(wrapped, fileId), contextOf(fileId)),
  };
}
