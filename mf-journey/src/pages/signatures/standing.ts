import type { Envelope } from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import { dayOf } from '../../features/local-time/index.js';

/** How far an envelope is, in a sentence. */
export function standingOf({ status, signers, progress, expiresAt, endedAt, reason }: Envelope): string {
  const nameOf = (wanted: 'declined' | undefined): string => {
    const one = progress.find((own) => (wanted ? own.status === wanted : own.status !== 'signed'));
    return signers.find(({ id }) => id === one?.signerId)?.name ?? 'A signer';
  };
  const on = endedAt === null ? '' : ` on ${localDay(endedAt)}`;
  switch (status) {
    case 'draft':
      return signers.length === 0 ? 'Not sent yet' : `Not sent yet, for ${signers.map(({ name }) => name).join(', ')}`;
    case 'sent': {
      const signed = progress.filter((own) => own.status === 'signed').length;
      const until = expiresAt === null ? '' : `, until ${localDay(expiresAt)}`;
      return `Waiting for ${nameOf(undefined)}${until}. ${signed} of ${signers.length} signed.`;
    }
    case 'sealing':
      return 'Everyone has signed. We are sealing the PDF.';
    case 'completed':
      return `Everyone signed it${on}.`;
    case 'declined':
      return `${nameOf('declined')} didn’t sign it${on}${withReason(reason)}`;
    case 'voided':
      return `You canceled it${on}${withReason(reason)}`;
    case 'expired':
      return `It wasn’t signed in time, and ended${on}.`;
  }
}

const withReason = (reason: string): string => (reason === '' ? '.' : `: ${reason}`);

const localDay = (moment: string): string => formatDay(dayOf(new Date(moment)));
