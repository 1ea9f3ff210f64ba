import { exampleAppraisal, examplePurchaseTerms as terms } from '@hearthway/contracts/examples';
import type { AppraisalReport } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { valueRequestDocument } from './value-request-document.js';

const report = exampleAppraisal.reports[0]!;
const writtenAt = new Date('2026-11-24T12:00:00.000Z');
const blocksOf = (request: Partial<AppraisalReport['request']>, lender = 'Oak Bank') =>
  valueRequestDocument({ terms, report: { ...report, request: { ...report.request, ...request } }, lender, writtenAt })
    .blocks;

describe('the request to reconsider a value', () => {
  it('names the lender, its form, and the facts', () => {
    const text = JSON.stringify(blocksOf({}));
    expect(text).toContain('To Oak Bank: please send this to the appraiser.');
    expect(text).toContain('the value of $380,000, received on Sun, Nov 22, 2026. The contract price is $400,000.');
    expect(text).toContain('Your form: Reconsideration of value request');
    expect(blocksOf({})).toContainEqual({ kind: 'list', items: report.request.errors });
    expect(blocksOf({})).toContainEqual(
      expect.objectContaining({ rows: [['14 Oak Street', '$399,000', 'Thu, Oct 1, 2026', '1,800', 'Same model']] }),
    );
  });

  it('leaves out what there is none of, and points to the lender’s own form', () => {
    const blocks = blocksOf({ form: '', errors: [] }, '');
    expect(JSON.stringify(blocks)).toContain('To my lender: please');
    expect(JSON.stringify(blocks)).toContain('your own form for reconsiderations of value');
    expect(blocks.map(({ kind }) => kind)).not.toContain('list');
    expect(blocksOf({ comparables: [] }).map(({ kind }) => kind)).not.toContain('table');
  });
});
