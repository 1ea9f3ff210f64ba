import { useCallback, useState } from 'react';

/**
 * Idempotency keys by body: a body sent again after a lost reply keeps its key, so nothing is created twice; a changed body
 * gets a new one.
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
