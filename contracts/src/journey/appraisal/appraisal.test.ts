import { describe, expect, it } from '@jest/globals';
import { appraisalEntry, emptyAppraisal, emptyValueRequest, usedReport, type AppraisalReport } from './index.js';

const report: AppraisalReport = {
  id: 'report-1',
  orderedOn: '2026-11-20',
  visitedOn: null,
  receivedOn: '2026-11-28',
  valueCents: 38_000_000,
  request: emptyValueRequest,
};
const sale = { address: '14 Oak Street', priceCents: 39_900_000, soldOn: '2026-10-01', squareFeet: 1_800, note: '' };
const asking = (request: object) =>
  appraisalEntry.safeParse({
    ...emptyAppraisal,
    reports: [{ ...report, request: { ...emptyValueRequest, ...request } }],
  });
const pathOf = (result: ReturnType<typeof asking>) => result.error?.issues[0]?.path.at(-1);

describe('an appraisal', () => {
  it('goes by the latest report with a value, or the one that the lender uses', () => {
    const second = { ...report, id: 'report-2', valueCents: 39_500_000 };
    const waiting = { ...report, id: 'report-3', valueCents: null };
    const entry = { ...emptyAppraisal, reports: [report, second, waiting] };
    expect(usedReport(entry)?.id).toBe('report-2');
    expect(usedReport({ ...entry, usedId: 'report-1' })?.id).toBe('report-1');
    expect(usedReport({ ...entry, usedId: 'report-3' })?.id).toBe('report-2');
  });

  it('takes one request with up to five sales for each report', () => {
    const withSales = (count: number) => asking({ comparables: Array.from({ length: count }, () => sale) });
    expect(withSales(5).success).toBe(true);
    expect(withSales(6).error?.issues[0]?.message).toBe('Please keep to 5 sales');
  });

  it.each([
    ['empty', { sentOn: '2026-11-29' }, 'sentOn'],
    ['answered before it was sent', { errors: ['Wrong bath count'], answeredOn: '2026-11-29' }, 'answeredOn'],
    ['with a new value and no day of the answer', { errors: ['Wrong bath count'], newValueCents: 100 }, 'answeredOn'],
    ['with an account number', { form: 'Account 12345678901' }, 'form'],
  ])('sends no request %s', (_, request, field) => {
    expect(pathOf(asking(request))).toBe(field);
  });
});
