import type { Platform } from '@hearthway/contracts/platform';
import { useState } from 'react';
import { useCount } from '../count/index.js';
import { foundingPlaces, refusedPlaces, type FoundingPlaces } from './founding-places.js';

// Of the contracts' operation, which would bring its schema along; a test holds the two together.
export const foundingCountPath = '/api/founding-members/count';

/** The places left, and the way to say that an order found none. */
export function useFoundingPlaces(platform: Platform): [places: FoundingPlaces, onRefused: () => void] {
  const [founding] = useCount(platform, foundingCountPath);
  const [isRefused, setIsRefused] = useState(false);
  const counted = foundingPlaces(founding);
  const onRefused = (): void => {
    setIsRefused(true);
  };
  return [isRefused && !counted.isSoldOut ? refusedPlaces : counted, onRefused];
}
