import * as z from 'zod/mini';
import { ifMatch } from '../../operation-headers.js';
import { defineOperation, documentBytes } from '../../operation.js';
import { policyRow } from '../financial-profile.js';
import { loanType } from '../pre-approval/loan-estimates.js';
import { savedFor, saveErrors, shownContract } from '../purchase/index.js';
import { appraisal, appraisalComparable, appraisalEntry, gapOutcomeNames, plannedLoan } from './appraisal.js';

/** One way to finance the home. The share is of the lower of price and value. Money in cents; the last three are per month. */
const financingWay = z.object({
  priceCents: z.number(),
  /** Without a financed fee. */
  loanCents: z.number(),
  loanToValueBasisPoints: z.number(),
  /** What is left of the price to pay in cash, without closing costs. */
  cashCents: z.number(),
  /** Compared with the plan before the appraisal. */
  cashChangeCents: z.number(),
  /** The program’s fee, which is financed on top of the loan. */
  upfrontFeeCents: z.number(),
  /** The loan had to be smaller than wished: the program lends no more on this value. */
  capped: z.boolean(),
  mortgageInsuranceCents: z.number(),
  /** Principal, interest, and mortgage insurance. */
  paymentCents: z.number(),
  paymentChangeCents: z.number(),
});
export type FinancingWay = z.infer<typeof financingWay>;

const solvedOutcome = z.object({
  outcome: z.enum(gapOutcomeNames.filter((name) => name !== 'cancel') as ['renegotiate', 'split', 'pay']),
  /** How much the seller gives up. */
  sellerCents: z.number(),
  /** As much borrowed as planned. */
  sameLoan: financingWay,
  /** The same share borrowed as planned. Equal to `sameLoan` for a buyer who pays cash. */
  sameShare: financingWay,
});
export type SolvedOutcome = z.infer<typeof solvedOutcome>;

/** What brings the earnest money back after a value below the price, the surest first. */
const depositProtections = ['clause', 'appraisal', 'inspection', 'none'] as const;

const gapSolution = z.object({
  plan: financingWay,
  outcomes: z.array(solvedOutcome),
  cancel: z.object({
    /** Deposits and fees of the contract that don’t come back. */
    lostCents: z.number(),
    /** A clause of the loan program, or a window of the contract. That of the appraisal protects from no gap that the buyer promised to pay. */
    protection: z.enum(depositProtections),
    /** The last day of that window; `null` for a clause, and without protection. */
    until: z.nullable(z.iso.date()),
  }),
});
export type GapSolution = z.infer<typeof gapSolution>;

export const appraisalView = z.object({
  contract: shownContract,
  appraisal,
  /** `null` while no value is known. */
  value: z.nullable(z.object({ reportId: z.string(), valueCents: z.number(), gapCents: z.number() })),
  /** Of the buyer’s own figures or of the Loan Estimate that they chose; `null` for cash, and if neither says it. */
  loanType: z.nullable(loanType),
  /** The loan that the solver uses. `null` for cash, and if it isn’t known or is of no program of ours. */
  loan: z.nullable(
    z.object({
      ...plannedLoan.shape,
      /** The buyer’s own figures, or the Loan Estimate that they chose. */
      from: z.enum(['buyer', 'estimate']),
      /** What the Loan Estimate adds for the program’s fee. */
      financedFeeCents: z.number(),
    }),
  ),
  /** `null` without a gap, or without a loan to count with. */
  solution: z.nullable(gapSolution),
  /** Whether the value is known, or none is needed, and a gap is answered. */
  settled: z.boolean(),
  /** The contract’s appraisal window; `null` without one. */
  window: z.nullable(z.object({ at: z.iso.datetime(), on: z.iso.date(), passed: z.boolean() })),
  /** The last day to get a copy before closing; `null` for cash. */
  copyBy: z.nullable(z.iso.date()),
  /** What the accepted offer holds; `null` without one. */
  offer: z.nullable(
    z.object({
      /** How much of a gap the buyer promised to pay. */
      promisedCents: z.number(),
      /** Sales that can go into a request to reconsider the value. */
      comparables: z.array(appraisalComparable),
    }),
  ),
  policyRows: z.array(policyRow),
});
export type AppraisalView = z.infer<typeof appraisalView>;

export const getAppraisal = defineOperation({
  id: 'journey.get-appraisal',
  summary: 'Get the appraisal of the home under contract, and what a value below the price would cost',
  method: 'GET',
  path: '/api/appraisal',
  access: 'buyer',
  status: 200,
  reply: appraisalView,
  errors: {},
});

export const saveAppraisal = defineOperation({
  id: 'journey.save-appraisal',
  summary: 'Replace what the buyer keeps of the appraisal; version 0 is the first',
  method: 'PUT',
  path: '/api/appraisal',
  access: 'buyer',
  headers: ifMatch,
  body: savedFor(appraisalEntry),
  status: 200,
  reply: appraisalView,
  errors: saveErrors,
});

export const printValueRequest = defineOperation({
  id: 'journey.print-value-request',
  summary: 'The request to reconsider the value, for the lender, as a tagged PDF',
  method: 'GET',
  path: '/api/appraisal/request',
  access: 'buyer',
  status: 200,
  reply: documentBytes,
  replyType: 'application/pdf',
  errors: { 'contract.not-found': 404, 'appraisal.nothing-asked': 409 },
});
