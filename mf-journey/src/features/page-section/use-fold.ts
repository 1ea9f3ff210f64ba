import { useState } from 'react';

/**
 * Whether a section is folded: it is if it needs nothing when the page opens. It opens once it needs something, and then stays
 * open, so that nothing closes under the buyer’s hands.
 */
export function useFold(needsNothing: boolean): boolean {
  const [isFolded, setIsFolded] = useState(needsNothing);
  if (isFolded && !needsNothing) setIsFolded(false);
  return isFolded && needsNothing;
}
