import type { BuyerDocument, DocumentCenter } from '@hearthway/contracts/journey';

/** The name of the slot that it’s in; `undefined` if it’s in none that is still asked for. */
export const placeOf = ({ slot }: BuyerDocument, { slots }: DocumentCenter): string | undefined =>
  slots.find(({ key }) => key === slot)?.name;
