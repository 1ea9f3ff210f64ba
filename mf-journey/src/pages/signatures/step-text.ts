import type { Happened } from '@hearthway/contracts/journey';

const declines = {
  declined: 'declined',
  paper: 'wants to sign on paper',
  'consent-withdrawn': 'withdrew their consent to sign electronically',
} as const;

/** What happened, as its owner reads it. `nameOf`: of a signer, by id. */
export function stepText(happened: Happened, nameOf: (signerId: string) => string): string {
  switch (happened.kind) {
    case 'created':
      return 'You started the draft';
    case 'sent':
      return 'You sent it for signature';
    case 'asked':
      return `We emailed ${nameOf(happened.signerId)} ${happened.reminder ? 'a reminder' : 'the link'}`;
    case 'identified':
      return `${nameOf(happened.signerId)} opened it with a code from their mailbox`;
    case 'consented':
      return `${nameOf(happened.signerId)} agreed to sign electronically`;
    case 'signed':
      return `${nameOf(happened.signerId)} signed`;
    case 'declined':
      return withReason(`${nameOf(happened.signerId)} ${declines[happened.how]}`, happened.reason);
    case 'voided':
      return withReason('You canceled it', happened.reason);
    case 'expired':
      return 'The time to sign ran out';
    case 'completed':
      return 'Everyone has signed, and the PDF is sealed';
  }
}

const withReason = (text: string, reason: string): string => (reason === '' ? text : `${text}: ${reason}`);
