import * as z from 'zod/mini';
import { ifMatch } from '../../operation-headers.js';
import { defineOperation, documentBytes } from '../../operation.js';
import { savedFor, saveErrors } from '../purchase/index.js';
import { applicationSectionIds } from './application-sections.js';
import { applicationFact, mortgageApplicationEntry, mortgageApplicationView } from './mortgage-application.js';

export const getMortgageApplication = defineOperation({
  id: 'journey.get-mortgage-application',
  summary: 'Get how far the loan application is, what is known already, and the days that count',
  method: 'GET',
  path: '/api/mortgage-application',
  access: 'buyer',
  status: 200,
  reply: mortgageApplicationView,
  errors: {},
});

export const saveMortgageApplication = defineOperation({
  id: 'journey.save-mortgage-application',
  summary: 'Replace this version of the current contract’s loan application',
  method: 'PUT',
  path: '/api/mortgage-application',
  access: 'buyer',
  headers: ifMatch,
  body: savedFor(mortgageApplicationEntry),
  status: 200,
  reply: mortgageApplicationView,
  errors: { ...saveErrors, 'mortgage-application.unknown-estimate': 409 },
});

/** What any lender can start from. It holds no Social Security, account, or card number. */
export const mortgagePacket = z.object({
  writtenOn: z.iso.date(),
  sections: z.array(
    z.object({
      id: z.enum(applicationSectionIds),
      name: z.string(),
      /** Of the Uniform Residential Loan Application. */
      form: z.string(),
      facts: z.array(applicationFact),
      /** What the buyer has to tell the lender directly. */
      stillToAnswer: z.array(z.string()),
    }),
  ),
  /** A sentence on what it leaves out, and why. */
  leftOut: z.string(),
});
export type MortgagePacket = z.infer<typeof mortgagePacket>;

export const getMortgagePacket = defineOperation({
  id: 'journey.get-mortgage-packet',
  summary: 'What the buyer told us, in the order of the loan application, for any lender',
  method: 'GET',
  path: '/api/mortgage-application/packet',
  access: 'buyer',
  status: 200,
  reply: mortgagePacket,
  errors: {},
});

export const printMortgagePacket = defineOperation({
  id: 'journey.print-mortgage-packet',
  summary: 'The same packet as a tagged PDF',
  method: 'GET',
  path: '/api/mortgage-application/packet/pdf',
  access: 'buyer',
  status: 200,
  reply: documentBytes,
  replyType: 'application/pdf',
  errors: {},
});
