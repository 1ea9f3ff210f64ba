import { foundingMember } from '@hearthway/contracts/constants';

export interface FoundingSpots {
  readonly label: string;
  readonly isSoldOut: boolean;
}

export interface FoundingCount {
  readonly count: number;
  readonly soldOut: boolean;
}

const { limit } = foundingMember;

/** Without a count, states only the limit. */
export function foundingSpots(founding: FoundingCount | undefined): FoundingSpots {
  if (!founding) return { label: `Limited to the first ${limit} members`, isSoldOut: false };
  const left = Math.max(0, limit - founding.count);
  if (founding.soldOut || left === 0) return { label: `All ${limit} spots are taken`, isSoldOut: true };
  return { label: `Only ${left} spots remaining`, isSoldOut: false };
}

/** Shown after an order was rejected as sold out. */
export const soldOutSpots: FoundingSpots = { label: `All ${limit} spots are taken`, isSoldOut: true };
