import { useCallback, useState } from 'react';

/**
 * Gives each body its idempotency key. Sent again because its answer was lost, it creates nothing twice; changed in between,
 * it gets a new key.
 */
export function useIdempotencyKeys(): (body: unknown) => string {
  const [keys] = useState(() => new Map<string, string>());
  return useCallback(
    (body) => {
      const text = JSON.stringify(body);
      const key = keys.get(text) ?? crypto.randomUUID();
      keys.set(text, key);
      return key;
    },
    [keys],
  );
}
