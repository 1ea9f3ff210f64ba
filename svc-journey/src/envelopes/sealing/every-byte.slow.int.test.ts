import { beforeAll, describe, expect, it } from '@jest/globals';
import { auditFor, isInSeal, withChange } from '../testing/changed-files.js';
import { sealedEnvelope } from '../testing/sealed-envelope.js';
import { sha256 } from '../testing/sha256.js';
import { verifyEnvelope } from './verify-envelope.js';

let pdf: Buffer;
let audit: Buffer;
beforeAll(async () => {
  ({ pdf, audit } = await sealedEnvelope());
});

/** The places at which a change isn’t found. */
async function missedIn(file: Buffer, filesOf: (changed: Buffer) => { pdf: Buffer; audit: Buffer }): Promise<number[]> {
  const missed: number[] = [];
  for (const index of file.keys()) {
    const { problems } = await verifyEnvelope(filesOf(withChange(file, index)), sha256);
    if (problems.length === 0) missed.push(index);
  }
  return missed;
}

describe('a change is found', () => {
  it('of every byte of an audit', async () => {
    expect(await missedIn(audit, (changed) => ({ pdf, audit: changed }))).toEqual([]);
  }, 600_000);

  it('of every byte of a PDF', async () => {
    expect(await missedIn(pdf, (changed) => ({ pdf: changed, audit }))).toEqual([]);
  }, 600_000);

  it('of every byte of a PDF but its seal, also with an audit that was made to fit', async () => {
    const missed = await missedIn(pdf, (changed) => ({ pdf: changed, audit: auditFor(changed, audit) }));
    expect(missed.filter((index) => !isInSeal(pdf, index))).toEqual([]);
  }, 600_000);
});
