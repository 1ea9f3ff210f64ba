import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { ifMatch } from '../../operation-headers.js';
import { defineOperation, documentBytes } from '../../operation.js';
import { policyRow } from '../financial-profile.js';
import { homeEntry } from '../homes.js';
import { loanType } from '../pre-approval/loan-estimates.js';
import { deadline, purchaseContract, savedFor, saveErrors, shownContract } from '../purchase/index.js';
import { usStateCodes } from '../us-states.js';
import { addOnInspections, inspection, inspectionEntry, inspectionStep, type AddOnInspection } from './inspection.js';

export const inspectionWindows = ['open', 'passed', 'waived', 'none', 'unknown'] as const;

const costRange = z.object({ lowCents: z.number(), highCents: z.number() });

const inspectionGuide = z.object({
  /** Of the contract, or where the buyer wants to buy; `null` if neither is known. */
  state: z.nullable(z.enum(usStateCodes)),
  license: z.object({
    required: z.nullable(z.boolean()),
    text: z.string(),
    /** Where to look an inspector up. */
    lookups: z.array(z.object({ name: z.string(), url: z.string() })),
    policyRowId: z.string(),
  }),
  /** Names of the papers that are usual in the state. */
  forms: z.object({
    request: z.string(),
    extend: z.string(),
    terminate: z.string(),
    /** What to watch for with them. */
    note: z.string(),
    policyRowId: z.string(),
  }),
  /** What a general inspection usually costs. */
  general: costRange,
  /** Every figure here, and in the add-on inspections. */
  policyRows: z.array(policyRow),
});
export type InspectionGuide = z.infer<typeof inspectionGuide>;

export const inspectionView = z.object({
  contract: shownContract,
  inspection,
  /** What counts for the add-on inspections; `null` if it isn’t known. A year that the buyer entered comes before the board’s. */
  home: z.object({ yearBuilt: z.nullable(z.number()), propertyType: homeEntry.shape.propertyType }),
  /** Of the Loan Estimate that the buyer chose; `null` for cash, and if it isn’t known. */
  loanType: z.nullable(loanType),
  /**
   * The right to leave after an inspection: still open, over, given up, or not in the contract. `unknown`: the contract names a
   * date that the buyer hasn’t entered. Only the first two have a deadline. After it, some contracts give days to agree on
   * repairs, or the seller days to answer: `resolution`.
   */
  window: z.object({
    kind: z.enum(inspectionWindows),
    deadline: z.nullable(deadline),
    resolution: z.nullable(deadline),
  }),
  totals: z.object({
    all: costRange,
    /** What the seller is asked for. */
    asked: costRange,
    /** What the buyer takes as it is. */
    accepted: costRange,
    /**
     * The buyer’s savings: after the cash to close of the Loan Estimate that they chose, else after what we estimate, after the price
     * if they pay in cash, or all of them if closing costs can’t be estimated. `null` while savings aren’t known.
     */
    reserves: z.nullable(
      z.object({
        cents: z.number(),
        after: z.enum(['loan-estimate', 'closing', 'price', 'nothing']),
        /** After a Loan Estimate: which one. */
        estimate: z.optional(z.object({ lender: z.string(), issuedOn: z.iso.date() })),
      }),
    ),
  }),
  /** The request to the seller with the most important findings; `null` if nothing is asked. */
  letter: z.nullable(z.object({ text: z.string(), findingIds: z.array(z.string()) })),
  /** Those that this home calls for, and those ordered; without a contract, those that the state calls for. */
  addOns: z.array(
    z.object({
      name: z.enum(Object.keys(addOnInspections) as [AddOnInspection, ...AddOnInspection[]]),
      /** A sentence; empty if only ordered. */
      reason: z.string(),
      ...costRange.shape,
      policyRowIds: z.array(z.string()),
    }),
  ),
  guide: inspectionGuide,
});
export type InspectionView = z.infer<typeof inspectionView>;

export const getInspection = defineOperation({
  id: 'journey.get-inspection',
  summary: 'Get the inspection of the home under contract, its totals and window, and what is usual in its state',
  method: 'GET',
  path: '/api/inspection',
  access: 'buyer',
  status: 200,
  reply: inspectionView,
  errors: {},
});

const earlierInspection = z.object({
  contractId: z.string(),
  status: purchaseContract.shape.status,
  address: z.string(),
  timeZone: z.string(),
  endedAt: purchaseContract.shape.endedAt,
  findings: inspection.shape.findings,
  decisions: inspection.shape.decisions,
});
/** What was found in a home whose contract ended, and what the buyer decided. */
export type EarlierInspection = z.infer<typeof earlierInspection>;

export const listEarlierInspections = defineOperation({
  id: 'journey.list-earlier-inspections',
  summary: 'List what was found in homes whose contracts ended, and what was decided, latest first',
  method: 'GET',
  path: '/api/inspection/earlier',
  access: 'buyer',
  status: 200,
  reply: z.array(earlierInspection),
  errors: {},
});

export const saveInspection = defineOperation({
  id: 'journey.save-inspection',
  summary: 'Replace what the buyer keeps of the inspection; version 0 is the first',
  method: 'PUT',
  path: '/api/inspection',
  access: 'buyer',
  headers: ifMatch,
  body: savedFor(inspectionEntry),
  status: 200,
  reply: inspectionView,
  errors: saveErrors,
});

export const decideInspection = defineOperation({
  id: 'journey.decide-inspection',
  summary: 'Record the decision after an inspection; ending the contract archives it in the same step',
  method: 'POST',
  path: '/api/inspection/decisions',
  access: 'buyer',
  headers: ifMatch,
  body: z.strictObject({ contractId: identifier, step: inspectionStep }),
  status: 200,
  reply: inspectionView,
  errors: {
    ...saveErrors,
    'inspection.too-many-decisions': 409,
    'inspection.window-passed': 409,
    'inspection.wrong-decision': 409,
    'inspection.wrong-time': 400,
  },
});

export const printInspectionLetter = defineOperation({
  id: 'journey.print-inspection-letter',
  summary: 'The request to the seller as a tagged PDF',
  method: 'GET',
  path: '/api/inspection/letter',
  access: 'buyer',
  status: 200,
  reply: documentBytes,
  replyType: 'application/pdf',
  errors: { 'contract.not-found': 404, 'inspection.nothing-asked': 409 },
});
