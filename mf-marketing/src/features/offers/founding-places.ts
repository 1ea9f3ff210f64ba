import { foundingMember } from '@hearthway/contracts/constants';

export interface FoundingPlaces {
  readonly words: string;
  readonly isSoldOut: boolean;
}

export interface FoundingCount {
  readonly count: number;
  readonly soldOut: boolean;
}

const { limit } = foundingMember;

/** What is said of the places left; of a count that is not known, only what always holds. */
export function foundingPlaces(founding: FoundingCount | undefined): FoundingPlaces {
  if (!founding) return { words: `Limited to the first ${limit} members`, isSoldOut: false };
  const left = Math.max(0, limit - founding.count);
  if (founding.soldOut || left === 0) return { words: `All ${limit} spots are taken`, isSoldOut: true };
  return { words: `Only ${left} spots remaining`, isSoldOut: false };
}

/** Once an order was refused as sold out. */
export const refusedPlaces: FoundingPlaces = { words: `All ${limit} spots are taken`, isSoldOut: true };
