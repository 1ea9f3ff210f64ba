import type { Platform } from '@hearthway/contracts/platform';
import { useState } from 'react';
import { useCount } from '../count/index.js';
import { foundingSpots, soldOutSpots, type FoundingSpots } from './founding-spots.js';

// Copied from the contracts, so the page does not load their schema. A test keeps both the same.
export const foundingCountPath = '/api/founding-members/count';

/** The spots left, and a callback for an order that was rejected as sold out. */
export function useFoundingSpots(platform: Platform): [spots: FoundingSpots, onSoldOut: () => void] {
  const [founding] = useCount(platform, foundingCountPath);
  const [isOrderRejected, setIsOrderRejected] = useState(false);
  const counted = foundingSpots(founding);
  const onSoldOut = (): void => {
    setIsOrderRejected(true);
  };
  return [isOrderRejected && !counted.isSoldOut ? soldOutSpots : counted, onSoldOut];
}
