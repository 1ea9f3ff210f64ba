import type { EnvelopeEntry, FieldEntry, FieldKind, FieldPlace, SignerEntry } from '@hearthway/contracts/journey';

/** What can be changed of a draft. */
export function entryOf({ title, senderName, signers, fields, days }: EnvelopeEntry): EnvelopeEntry {
  return { title, senderName, signers, fields, days };
}

/** Shares of a page’s width and height. */
const sizes: Readonly<Record<FieldKind, Pick<FieldPlace, 'width' | 'height'>>> = {
  signature: { width: 0.3, height: 0.045 },
  initials: { width: 0.1, height: 0.035 },
  date: { width: 0.16, height: 0.03 },
  text: { width: 0.3, height: 0.03 },
  checkbox: { width: 0.03, height: 0.023 },
};

interface NewField {
  readonly id: string;
  readonly kind: FieldKind;
  readonly page: number;
  readonly signerId: string;
}

/** In the middle of its page. A checkbox may stay empty. */
export const newField = ({ id, kind, page, signerId }: NewField): FieldEntry => ({
  id,
  signerId,
  kind,
  page,
  x: (1 - sizes[kind].width) / 2,
  y: (1 - sizes[kind].height) / 2,
  ...sizes[kind],
  required: kind !== 'checkbox',
  label: '',
});

/** Moved by shares of the page, but not over its edges. */
export const movedBy = (field: FieldEntry, right: number, down: number): FieldEntry => ({
  ...field,
  x: within(field.x + right, 1 - field.width),
  y: within(field.y + down, 1 - field.height),
});

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

/** One place earlier in the order of signing. */
export function earlier(signers: readonly SignerEntry[], id: string): SignerEntry[] {
  const place = signers.findIndex((signer) => signer.id === id);
  const [moved] = signers.slice(place, place + 1);
  if (place <= 0 || !moved) return [...signers];
  return [...signers.toSpliced(place, 1).toSpliced(place - 1, 0, moved)];
}

/** Why a draft can’t be sent yet; empty if it can. */
export function missingIn({ senderName, signers, fields }: EnvelopeEntry): string {
  if (senderName === '') return 'Say who asks for the signatures.';
  if (signers.length === 0) return 'Add who signs.';
  const unplaced = signers.find(
    ({ id }) => !fields.some(({ signerId, kind }) => signerId === id && kind === 'signature'),
  );
  return unplaced ? `Place a signature field for ${unplaced.name || 'each signer'}.` : '';
}
