import { auditText, type AuditStep, type EnvelopeAudit } from '@hearthway/contracts/journey';
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
