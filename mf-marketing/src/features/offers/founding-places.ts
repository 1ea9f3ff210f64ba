import { foundingMember } from '@hearthway/contracts/constants';

export interface FoundingPlaces {
  readonly words: string;
  readonly isSoldOut: boolean;
}

/** What is said of the places left; of a count that is not known, only what always holds. */
export function foundingPlaces(count: number | undefined): FoundingPlaces {
  const { limit } = foundingMember;
  if (count === undefined) return { words: `Limited to the first ${limit} members`, isSoldOut: false };
  const left = Math.max(0, limit - count);
  if (left === 0) return { words: `All ${limit} spots are taken`, isSoldOut: true };
  return { words: `Only ${left} ${left === 1 ? 'spot' : 'spots'} remaining`, isSoldOut: false };
}
