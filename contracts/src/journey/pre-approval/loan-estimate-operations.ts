import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { defineOperation } from '../../operation.js';
import { journeyErrors as errors } from '../error-codes.js';
import { loanEstimateComparison } from './loan-estimate-comparison.js';
import { comparedEstimates, loanEstimate, loanEstimateEntry } from './loan-estimates.js';

const estimateId = z.strictObject({ estimateId: identifier });

export const listLoanEstimates = defineOperation({
  id: 'journey.list-loan-estimates',
  summary: 'List the signed-in buyer’s Loan Estimates, by lender',
  method: 'GET',
  path: '/api/loan-estimates',
  access: 'buyer',
  status: 200,
  reply: z.array(loanEstimate),
  errors: {},
});

export const createLoanEstimate = defineOperation({
  id: 'journey.create-loan-estimate',
  summary: 'Store a Loan Estimate',
  method: 'POST',
  path: '/api/loan-estimates',
  access: 'buyer',
  idempotent: true,
  body: loanEstimateEntry,
  status: 201,
  reply: loanEstimate,
  errors: { 'loan-estimate.too-many': errors['loan-estimate.too-many'] },
});

export const changeLoanEstimate = defineOperation({
  id: 'journey.change-loan-estimate',
  summary: 'Replace this version of one of the signed-in buyer’s Loan Estimates',
  method: 'PUT',
  path: '/api/loan-estimates/:estimateId',
  access: 'buyer',
  versioned: true,
  params: estimateId,
  body: loanEstimateEntry,
  status: 200,
  reply: loanEstimate,
  errors: {
    'loan-estimate.not-found': errors['loan-estimate.not-found'],
    'loan-estimate.conflict': errors['loan-estimate.conflict'],
  },
});

export const deleteLoanEstimate = defineOperation({
  id: 'journey.delete-loan-estimate',
  summary: 'Delete this version of one of the signed-in buyer’s Loan Estimates',
  method: 'DELETE',
  path: '/api/loan-estimates/:estimateId',
  access: 'buyer',
  versioned: true,
  params: estimateId,
  status: 204,
  reply: undefined,
  errors: {
    'loan-estimate.not-found': errors['loan-estimate.not-found'],
    'loan-estimate.conflict': errors['loan-estimate.conflict'],
  },
});

export const compareLoanEstimates = defineOperation({
  id: 'journey.compare-loan-estimates',
  summary: 'Compare two to four Loan Estimates over five years; stores nothing',
  method: 'POST',
  path: '/api/loan-estimates/compare',
  access: 'buyer',
  body: z.strictObject({
    estimates: z
      .array(loanEstimateEntry)
      .check(z.minLength(comparedEstimates.fewest), z.maxLength(comparedEstimates.most)),
  }),
  status: 200,
  reply: loanEstimateComparison,
  errors: {},
});
