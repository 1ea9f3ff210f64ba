import { beforeAll, describe, expect, it } from '@jest/globals';
import { auditFor, placeOfSeal, withChange } from '../testing/changed-files.js';
import { sealedEnvelope } from '../testing/sealed-envelope.js';
import { sha256 } from '../testing/sha256.js';
import { verifyEnvelope } from './verify-envelope.js';

let pdf: Buffer;
let audit: Buffer;
beforeAll(async () => {
  ({ pdf, audit } = await sealedEnvelope());
});

describe('a change is found', () => {
  it('of every byte of an audit', async () => {
    const missed = [];
    for (const index of audit.keys()) {
      const { problems } = await verifyEnvelope({ pdf, audit: withChange(audit, index) }, sha256);
      if (problems.length === 0) missed.push(index);
    }
    expect(missed).toEqual([]);
  }, 600_000);

  it('of every byte of a PDF but its seal, even with an audit that was made to fit', async () => {
    const { start, end } = placeOfSeal(pdf);
    const missed = [];
    for (const index of pdf.keys()) {
      if (index >= start && index < end) continue;
      const changed = withChange(pdf, index);
      const { problems } = await verifyEnvelope({ pdf: changed, audit: auditFor(changed, audit) }, sha256);
      if (problems.length === 0) missed.push(index);
    }
    expect(missed).toEqual([]);
  }, 600_000);
});
