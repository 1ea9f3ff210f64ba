import { auditText, type AuditStep, type EnvelopeAudit } from '@hearthway/contracts/journey';
import forge from 'node-forge';
import { appendStep } from '../audit-chain.js';
import { sha256 } from './sha256.js';

/** The file of an audit. */
export const fileOf = (steps: readonly AuditStep[]): Buffer =>
  Buffer.from(auditText({ format: 'hearthway-envelope-audit-1', steps: [...steps] }));

/** An audit as whoever changed its PDF could write it. */
export function auditFor(changedPdf: Buffer, audit: Buffer): Buffer {
  const { steps } = JSON.parse(audit.toString()) as EnvelopeAudit;
  const last = steps.at(-1);
  if (last?.happened.kind !== 'completed') throw new Error('It should end with the seal');
  const happened = { ...last.happened, sealedSha256: sha256(changedPdf) };
  return fileOf(appendStep(steps.slice(0, -1), happened, { at: last.at, sha256 }));
}

export function withChange(file: Buffer, index: number): Buffer {
  const changed = Buffer.from(file);
  changed[index] = (changed[index] ?? 0) ^ 1;
  return changed;
}

/** Of the signature, which can’t cover itself: from its first byte to the one behind it. */
export function placeOfSeal(pdf: Buffer): { readonly start: number; readonly end: number } {
  const start = pdf.toString('latin1').search(/[0-9a-f]{1000}/);
  return { start, end: pdf.indexOf('>', start) };
}

/** With a change of a byte before its seal, and a seal that still holds: it has within it what it was made for. */
export function withSealOf(pdf: Buffer, index: number): Buffer {
  const { start, end } = placeOfSeal(pdf);
  const [before, behind] = [pdf.subarray(0, start - 1), pdf.subarray(end + 1)];
  const padded = Buffer.from(pdf.toString('latin1', start, end), 'hex');
  // Its length is in two bytes.
  const seal = forge.asn1.fromDer(padded.toString('latin1', 0, 4 + padded.readUInt16BE(2)));
  const { Class, Type, create } = forge.asn1;
  const content = create(Class.UNIVERSAL, Type.OCTETSTRING, false, Buffer.concat([before, behind]).toString('latin1'));
  const partsOf = ({ value }: forge.asn1.Asn1, place: number) => (value as forge.asn1.Asn1[])[place] ?? content;
  // The signed data, and in it, of what.
  const [, , about] = partsOf(partsOf(seal, 1), 0).value as forge.asn1.Asn1[];
  (about?.value as forge.asn1.Asn1[]).push(create(Class.CONTEXT_SPECIFIC, Type.NONE, true, [content]));
  const hex = forge.util.bytesToHex(forge.asn1.toDer(seal).getBytes());
  const range = [0, before.length, before.length + hex.length + 2, behind.length].join(' ');
  const moved = withChange(before, index)
    .toString('latin1')
    .replace(/\/ByteRange \[[\d ]+\] */, (there) => `/ByteRange [${range}]`.padEnd(there.length));
  return Buffer.concat([Buffer.from(`${moved}<${hex}>`, 'latin1'), behind]);
}
