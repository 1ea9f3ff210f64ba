import {
  envelopeLimits,
  type EnvelopeEntry,
  type FieldEntry,
  type FieldKind,
  type FieldPlace,
  type SignerEntry,
} from '@hearthway/contracts/journey';

/** What can be changed of a draft. */
export function entryOf({ title, senderName, signers, fields, days }: EnvelopeEntry): EnvelopeEntry {
  return { title, senderName, signers, fields, days };
}

const sizes: Readonly<Record<FieldKind, Pick<FieldPlace, 'width' | 'height'>>> = {
  signature: { width: 0.3, height: 0.045 },
  initials: { width: 0.1, height: 0.035 },
  date: { width: 0.16, height: 0.03 },
  text: { width: 0.3, height: 0.03 },
  checkbox: { width: 0.03, height: 0.023 },
};

/** Of a new field, in shares of a page’s width and height. */
export const sizeOf = (kind: FieldKind): Pick<FieldPlace, 'width' | 'height'> => sizes[kind];

interface NewField {
  readonly id: string;
  readonly kind: FieldKind;
  readonly page: number;
  readonly signerId: string;
  /** Where its middle is, in shares of the page. */
  readonly at: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A checkbox may stay empty. */
export const newField = ({ id, kind, page, signerId, at }: NewField): FieldEntry =>
  movedTo(
    { id, signerId, kind, page, x: 0, y: 0, ...sizes[kind], required: kind !== 'checkbox', label: '' },
    { x: at.x - sizes[kind].width / 2, y: at.y - sizes[kind].height / 2 },
  );

/** The fields with one more, below what is at its place already. */
export function withField(fields: readonly FieldEntry[], field: FieldEntry): FieldEntry[] {
  const isTaken = fields.some(({ page, x, y }) => page === field.page && x === field.x && y === field.y);
  const below = movedBy(field, 0, field.height + 0.01);
  return isTaken && below.y > field.y ? withField(fields, below) : [...fields, field];
}

/** The fields with copies of one on every page that has none there, as many as an envelope may have. */
export function onAllPages(
  fields: readonly FieldEntry[],
  field: FieldEntry,
  { pages, newId }: { readonly pages: number; readonly newId: () => string },
): FieldEntry[] {
  const isThere = (page: number): boolean =>
    fields.some(
      (other) =>
        other.page === page &&
        other.kind === field.kind &&
        other.signerId === field.signerId &&
        other.x === field.x &&
        other.y === field.y,
    );
  const others = Array.from({ length: pages }, (_, place) => place + 1).filter((page) => !isThere(page));
  const copies = others.map((page) => ({ ...field, page, id: newId() }));
  return [...fields, ...copies].slice(0, envelopeLimits.fields);
}

/** With its top left corner there, but not over the edges of the page. */
const movedTo = (field: FieldEntry, { x, y }: Point): FieldEntry => ({
  ...field,
  x: within(x, 1 - field.width),
  y: within(y, 1 - field.height),
});

/** Moved by shares of the page, but not over its edges. */
export const movedBy = (field: FieldEntry, right: number, down: number): FieldEntry =>
  movedTo(field, { x: field.x + right, y: field.y + down });

/** Larger by shares of the page, up to its edges. */
export const grownBy = (field: FieldEntry, wider: number, taller: number): FieldEntry => ({
  ...field,
  width: within(field.width + wider, 1 - field.x, 0.01),
  height: within(field.height + taller, 1 - field.y, 0.01),
});

/** Rounded, so that two drafts that look the same are the same. */
const within = (share: number, most: number, least = 0): number =>
  Math.round(Math.max(least, Math.min(share, most)) * 10_000) / 10_000;

/** The signer and their fields go. */
export const withoutSigner = (entry: EnvelopeEntry, id: string): EnvelopeEntry => ({
  ...entry,
  signers: entry.signers.filter((signer) => signer.id !== id),
  fields: entry.fields.filter(({ signerId }) => signerId !== id),
});

/** The signer and their fields come back, at their place in the order. */
export const withSigner = (entry: EnvelopeEntry, before: EnvelopeEntry, id: string): EnvelopeEntry => ({
  ...entry,
  signers: entry.signers.toSpliced(
    before.signers.findIndex((signer) => signer.id === id),
    0,
    ...before.signers.filter((signer) => signer.id === id),
  ),
  fields: [...entry.fields, ...before.fields.filter(({ signerId }) => signerId === id)],
});

/** One place earlier in the order of signing. */
export function earlier(signers: readonly SignerEntry[], id: string): SignerEntry[] {
  const place = signers.findIndex((signer) => signer.id === id);
  const [moved] = signers.slice(place, place + 1);
  if (place <= 0 || !moved) return [...signers];
  return [...signers.toSpliced(place, 1).toSpliced(place - 1, 0, moved)];
}

/** What a draft lacks before it can be sent, the first thing to do; `undefined` if nothing. */
export type Lacking =
  { readonly what: 'sender' | 'signers' } | { readonly what: 'signature'; readonly signer: SignerEntry };

export function lackingIn({ senderName, signers, fields }: EnvelopeEntry): Lacking | undefined {
  if (signers.length === 0) return { what: 'signers' };
  const signer = signers.find(({ id }) => !hasSignature(fields, id));
  if (signer) return { what: 'signature', signer };
  return senderName.trim() === '' ? { what: 'sender' } : undefined;
}

export const hasSignature = (fields: readonly FieldEntry[], signer: string): boolean =>
  fields.some(({ signerId, kind }) => signerId === signer && kind === 'signature');
