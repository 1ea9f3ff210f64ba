import * as z from 'zod/mini';
import { defineEvent } from '../envelope.js';
import { dataExportPart } from '../identity/data-exports.js';
import { signingMailKinds } from './envelopes/signing-mail-kinds.js';
import { milestoneStatus } from './milestones.js';
import { usStateCodes } from './us-states.js';

export const milestoneChanged = defineEvent({
  type: 'journey.milestone-changed.v1',
  summary: 'A milestone changed status. Subject: the user.',
  data: z.object({
    userId: z.string(),
    milestoneId: z.string(),
    key: z.string(),
    title: z.string(),
    from: milestoneStatus,
    to: milestoneStatus,
  }),
});

export const lenderMatched = defineEvent({
  type: 'journey.lender-matched.v1',
  summary: 'A lender was matched with a buyer. Carries no financial details. Subject: the match.',
  data: z.object({ userId: z.string(), lenderMatchId: z.string(), lenderId: z.string() }),
});

export const contractAccepted = defineEvent({
  type: 'journey.contract-accepted.v1',
  summary: 'A buyer has a home under contract. Carries no price or address. Subject: the contract.',
  data: z.object({
    userId: z.string(),
    contractId: z.string(),
    homeId: z.nullable(z.string()),
    state: z.enum(usStateCodes),
    effectiveOn: z.iso.date(),
    closingOn: z.iso.date(),
  }),
});

export const contractClosed = defineEvent({
  type: 'journey.contract-closed.v1',
  summary: 'A buyer has the keys to the home under contract. Carries no price or address. Subject: the contract.',
  data: z.object({
    userId: z.string(),
    contractId: z.string(),
    homeId: z.nullable(z.string()),
    state: z.enum(usStateCodes),
  }),
});

export const deadlineNear = defineEvent({
  type: 'journey.deadline-near.v1',
  summary:
    'A deadline or event of a buyer who wants emails about it is near. Carries none of the buyer’s words or addresses. Subject: the alert.',
  data: z.object({
    alertId: z.string(),
    userId: z.string(),
    /** What is at that moment, in one email: deadlines with their names in our rules, or other events, whose names are `null`. */
    events: z.array(z.object({ eventId: z.string(), deadline: z.nullable(z.string()) })).check(z.minLength(1)),
    startsAt: z.iso.datetime(),
    /** IANA name of the zone in which to tell the time. */
    timeZone: z.string(),
  }),
});

export const alertOutdated = defineEvent({
  type: 'journey.alert-outdated.v1',
  summary:
    'An event moved, is done, or is gone, so an email that is still to tell of it no longer has to. Subject: the alert.',
  data: z.object({ alertId: z.string(), eventId: z.string() }),
});

export const signingMailRequested = defineEvent({
  type: 'journey.signing-mail-requested.v1',
  summary: 'An email to someone who is to sign is due. Carries no name, address, or code. Subject: the email.',
  data: z.object({ mailId: z.string(), kind: z.enum(signingMailKinds) }),
});

export const journeyDataExported = defineEvent({
  type: 'journey.data-exported.v1',
  summary: 'What the journey service stores about a user, encrypted for the requested export. Subject: the export.',
  data: dataExportPart,
});
