import type { BuyerDocument, DocumentSubject } from '@hearthway/contracts/journey';

/** What the buyer wrote below it; otherwise its file’s name. */
export const captionOf = ({ note, name }: Pick<BuyerDocument, 'note' | 'name'>): string => note || name;

/** `1 photo`, `3 photos`. */
export const photoCount = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);

export const isSame = (one: DocumentSubject | null | undefined, other: DocumentSubject): boolean =>
  one?.kind === other.kind && one.id === other.id;
