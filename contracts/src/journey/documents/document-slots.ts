import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { paperIds, type PaperId } from '../pre-approval/index.js';
import { publicLine } from '../private-numbers.js';

/** What the pages of the journey ask for, besides the papers of a pre-approval. */
const laterSlots = [
  'pre_approval_letter',
  'proof_of_funds',
  'purchase_contract',
  'dates_and_deadlines',
  'earnest_money_receipt',
  'seller_disclosure',
  'lead_disclosure',
  'hoa_documents',
  'loan_clause',
  'loan_estimate',
  'inspection_report',
  'wind_mitigation',
  'four_point',
  'repair_request',
  'appraisal_report',
  'insurance_binder',
  'title_commitment',
  'survey',
  'deposit_letter',
  'lender_request',
  'closing_disclosure',
  'escrow_statement',
  'settlement_statement',
  'signed_note',
  'recorded_deed',
  'title_policy',
] as const;

/** Where a document belongs. The papers of a pre-approval keep their names. */
export const documentSlotKeys = [...paperIds, ...laterSlots] as const;
export type DocumentSlotKey = PaperId | (typeof laterSlots)[number];
export const documentSlotKey = z.enum(documentSlotKeys);

/** The stages that ask for papers, in order, and the page of each. */
export const documentStages = {
  'pre-approval': { name: 'Get Pre-Approved', path: '/get-pre-approved' },
  contract: { name: 'Offer and contract', path: '/make-offer' },
  application: { name: 'Mortgage Application', path: '/mortgage-application' },
  inspection: { name: 'Home Inspection', path: '/home-inspection' },
  underwriting: { name: 'Underwriting and Appraisal', path: '/underwriting' },
  closing: { name: 'Closing', path: '/closing' },
} as const;
export type DocumentStage = keyof typeof documentStages;
export const documentStageIds = Object.keys(documentStages) as [DocumentStage, ...DocumentStage[]];

export const documentSlotStatuses = {
  needed: 'Needed',
  uploaded: 'Uploaded',
  checking: 'Checking',
  needs_fix: 'Needs fix',
  ok: 'OK',
  expiring: 'Expiring',
  expired: 'Expired',
  not_needed: 'Not needed',
} as const;
export type DocumentSlotStatus = keyof typeof documentSlotStatuses;

/** Nothing is left to do: what the checklists of the other pages count as done. */
export const isSlotDone = (status: DocumentSlotStatus): boolean =>
  status === 'ok' || status === 'expiring' || status === 'not_needed';

export const documentSlot = z.object({
  key: documentSlotKey,
  name: z.string(),
  /** One sentence. */
  why: z.string(),
  neededBy: z.string(),
  /** Every stage whose page asks for it. */
  stages: z.array(z.enum(documentStageIds)),
  status: z.enum(Object.keys(documentSlotStatuses) as [DocumentSlotStatus, ...DocumentSlotStatus[]]),
  /** How many files it usually takes. */
  wanted: z.number(),
  /** Files in it now. */
  files: z.number(),
  /** The last day of the newest file; `null` if it doesn’t get too old. */
  expiresOn: z.nullable(z.iso.date()),
  /** For how many days from the date on it lenders take it; `null` if it doesn’t get too old. */
  age: z.nullable(z.object({ days: z.number(), rowId: z.string() })),
  /** The buyer said that this is all of it. */
  complete: z.boolean(),
  /** Why the buyer doesn’t need it; empty if they didn’t say so. */
  notNeededReason: z.string(),
  /** The dated row that asks for it. */
  rowId: z.string(),
});
export type DocumentSlot = z.infer<typeof documentSlot>;

export const slotMark = z
  .strictObject({
    complete: z.boolean(),
    /** Empty if it is needed. */
    notNeededReason: publicLine(200),
  })
  .check(
    z.refine(({ complete, notNeededReason }) => !complete || notNeededReason === '', {
      path: ['complete'],
      error: 'A document that you don’t need can’t be complete',
    }),
  );
export type SlotMark = z.infer<typeof slotMark>;

export const listDocumentSlots = defineOperation({
  id: 'journey.list-document-slots',
  summary: 'List the documents that the journey asks the signed-in buyer for, with their status',
  method: 'GET',
  path: '/api/document-slots',
  access: 'buyer',
  status: 200,
  reply: z.object({ slots: z.array(documentSlot) }),
  errors: {},
});

export const markDocumentSlot = defineOperation({
  id: 'journey.mark-document-slot',
  summary: 'Say that a slot is complete, or why it isn’t needed',
  method: 'PUT',
  path: '/api/document-slots/:slotKey',
  access: 'buyer',
  params: z.strictObject({ slotKey: documentSlotKey }),
  body: slotMark,
  status: 204,
  reply: undefined,
  errors: {},
});
