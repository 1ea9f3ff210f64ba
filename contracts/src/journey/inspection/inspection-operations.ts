import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { defineOperation, documentBytes } from '../../operation.js';
import { journeyErrors as errors } from '../error-codes.js';
import { policyRow } from '../financial-profile.js';
import { deadline, purchaseContract } from '../purchase-contract.js';
import { usStateCodes } from '../us-states.js';
import { addOnInspections, inspection, inspectionEntry, inspectionStep, type AddOnInspection } from './inspection.js';

const costRange = z.object({ lowCents: z.number(), highCents: z.number() });

const assessedInspection = z.object({
  inspection,
  /** Of its contract. Once that is closed, nothing here changes any more. */
  status: z.enum(['active', 'closed']),
  /** The right to leave after an inspection: still open, over, given up, or never in the contract. */
  window: z.object({ kind: z.enum(['open', 'passed', 'waived', 'none']), deadline: z.nullable(deadline) }),
  totals: z.object({
    all: costRange,
    /** What the seller is asked for. */
    asked: costRange,
    /** What the buyer takes as it is. */
    accepted: costRange,
    /**
     * The buyer’s savings: after what closing costs, after the price if they pay in cash, or all of them if closing costs can’t
     * be estimated. `null` while savings aren’t known.
     */
    reserves: z.nullable(z.object({ cents: z.number(), after: z.enum(['closing', 'price', 'nothing']) })),
  }),
  /** The request to the seller with the most important findings; `null` if nothing is asked. */
  letter: z.nullable(z.object({ text: z.string(), findingIds: z.array(z.string()) })),
  /** Those that this home calls for, and those ordered. */
  addOns: z.array(
    z.object({
      name: z.enum(Object.keys(addOnInspections) as [AddOnInspection, ...AddOnInspection[]]),
      /** A sentence; empty if only ordered. */
      reason: z.string(),
      ...costRange.shape,
      policyRowIds: z.array(z.string()),
    }),
  ),
});
export type AssessedInspection = z.infer<typeof assessedInspection>;

const inspectionGuide = z.object({
  /** Of the contract, or where the buyer wants to buy; `null` if neither is known. */
  state: z.nullable(z.enum(usStateCodes)),
  license: z.object({
    required: z.nullable(z.boolean()),
    text: z.string(),
    /** Where to look an inspector up. */
    lookups: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
  /** Names of the papers that are usual in the state. */
  forms: z.object({
    request: z.string(),
    extend: z.string(),
    terminate: z.string(),
    /** What to watch for with them. */
    note: z.string(),
  }),
  /** What a general inspection usually costs. */
  general: costRange,
  policyRows: z.array(policyRow),
});
export type InspectionGuide = z.infer<typeof inspectionGuide>;

const inspectionRoom = z.object({
  /** Of the home under contract, or else of the last that the buyer closed on; `null` without either. */
  current: z.nullable(assessedInspection),
  guide: inspectionGuide,
});
export type InspectionRoom = z.infer<typeof inspectionRoom>;

const changeErrors = {
  'inspection.not-found': errors['inspection.not-found'],
  'inspection.conflict': errors['inspection.conflict'],
};

export const getInspection = defineOperation({
  id: 'journey.get-inspection',
  summary: 'Get the inspection of the home under contract, its totals and window, and what is usual in its state',
  method: 'GET',
  path: '/api/inspection',
  access: 'buyer',
  status: 200,
  reply: inspectionRoom,
  errors: {},
});

export const saveInspection = defineOperation({
  id: 'journey.save-inspection',
  summary: 'Replace what the buyer keeps of the inspection; version 0 is the first',
  method: 'PUT',
  path: '/api/inspection',
  access: 'buyer',
  versioned: true,
  /** The contract is named, so that nothing lands on the next one. */
  body: z.strictObject({ contractId: identifier, entry: inspectionEntry }),
  status: 200,
  reply: inspectionRoom,
  errors: { ...changeErrors, 'day.in-future': errors['day.in-future'] },
});

export const decideInspection = defineOperation({
  id: 'journey.decide-inspection',
  summary: 'Record the decision after an inspection; ending the contract archives it in the same step',
  method: 'POST',
  path: '/api/inspection/decisions',
  access: 'buyer',
  versioned: true,
  body: z.strictObject({ contractId: identifier, step: inspectionStep }),
  status: 200,
  /** `ended` is the contract, if the decision ended it. */
  reply: z.object({ room: inspectionRoom, ended: z.nullable(purchaseContract) }),
  errors: {
    ...changeErrors,
    'inspection.too-many-decisions': errors['inspection.too-many-decisions'],
    'inspection.window-passed': errors['inspection.window-passed'],
    'inspection.wrong-decision': errors['inspection.wrong-decision'],
    'inspection.wrong-time': errors['inspection.wrong-time'],
  },
});
export type InspectionDecided = z.infer<typeof decideInspection.reply>;

export const getInspectionLetter = defineOperation({
  id: 'journey.get-inspection-letter',
  summary: 'The request to the seller as a tagged PDF',
  method: 'GET',
  path: '/api/inspection/letter',
  access: 'buyer',
  status: 200,
  reply: documentBytes,
  replyType: 'pdf',
  errors: {
    'inspection.not-found': errors['inspection.not-found'],
    'inspection.nothing-asked': errors['inspection.nothing-asked'],
  },
});
