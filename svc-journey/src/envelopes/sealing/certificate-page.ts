import type { AuditStep, Happened } from '@hearthway/contracts/journey';
import type { PdfContent } from '../../pdf/index.js';
import { documentsOf, type StoredEnvelope } from '../envelope.js';

interface CertificateFacts {
  readonly envelope: Pick<StoredEnvelope, 'id' | 'entry' | 'steps' | 'source'>;
  readonly certificate: { readonly subject: string; readonly isTrial: boolean };
  readonly writtenAt: Date;
}

/** The last pages of a signed PDF: who did what, when, and how to check it. */
export function certificatePage({ envelope, certificate, writtenAt }: CertificateFacts): PdfContent {
  const { id, entry, steps, source } = envelope;
  const documents = documentsOf(steps);
  const nameOf = (signerId: string) => entry.signers.find((signer) => signer.id === signerId)?.name ?? signerId;
  return {
    title: 'Certificate of signatures',
    lead: entry.title,
    writtenAt,
    blocks: [
      { kind: 'heading', text: 'Signers' },
      {
        kind: 'table',
        head: ['Name', 'Email', 'Signed at (UTC)', 'From'],
        rows: entry.signers.map((signer) => {
          const step = steps.find(({ happened }) => happened.kind === 'signed' && happened.signerId === signer.id);
          const network = step?.happened.kind === 'signed' ? step.happened.network : '';
          return [signer.name, signer.email, step ? moment(step) : '', network];
        }),
      },
      {
        kind: 'paragraph',
        text: 'Each signer opened a link sent to their mailbox, typed a code sent to it, read a test file on their device, and consented to sign electronically.',
      },
      { kind: 'heading', text: 'What happened' },
      {
        kind: 'table',
        head: ['Step', 'At (UTC)'],
        rows: steps.map((step) => [`${step.number}. ${wordsOf(step.happened, nameOf)}`, moment(step)]),
      },
      { kind: 'heading', text: 'Check it' },
      {
        kind: 'list',
        items: [
          `Envelope ${id}`,
          ...documents.map(nameOfDocument),
          `SHA-256 of what was signed, before that: ${source.sha256}`,
          `SHA-256 of the last step before sealing: ${steps.at(-1)?.sha256 ?? ''}`,
          `Certificate of the seal: ${certificate.subject}. A PDF reader shows whether a byte has changed since.`,
        ],
      },
      ...(certificate.isTrial
        ? [
            {
              kind: 'paragraph' as const,
              text: 'This is a trial certificate that this installation made for itself. PDF readers say that they don’t know who issued it.',
            },
          ]
        : []),
      {
        kind: 'note',
        text: 'The audit file lists every step with its digest. Anyone can check it against this file, without a connection.',
      },
    ],
  };
}

const nameOfDocument = ({ title, pages, sha256 }: ReturnType<typeof documentsOf>[number], place: number): string =>
  `Document ${place + 1}: ${title}, ${pages} ${pages === 1 ? 'page' : 'pages'}, SHA-256 as it was put in: ${sha256}`;

const moment = ({ at }: AuditStep): string => at.slice(0, 19).replace('T', ' ');

const declines = { declined: 'declined', paper: 'asked for paper', 'consent-withdrawn': 'withdrew their consent' };

function wordsOf(happened: Happened, nameOf: (signerId: string) => string): string {
  switch (happened.kind) {
    case 'created':
      return 'The envelope was made';
    case 'sent':
      return `${happened.senderName} (${happened.senderEmail}) sent it`;
    case 'asked':
      return `${nameOf(happened.signerId)} was ${happened.reminder ? 'reminded' : 'asked'} by email`;
    case 'identified':
      return `${nameOf(happened.signerId)} opened it with link and code`;
    case 'consented':
      return `${nameOf(happened.signerId)} consented (disclosure of ${happened.disclosureVersion})`;
    case 'signed':
      return `${nameOf(happened.signerId)} signed`;
    case 'declined':
      return `${nameOf(happened.signerId)} ${declines[happened.how]}`;
    case 'voided':
      return 'The sender canceled it';
    case 'expired':
      return 'It expired';
    case 'completed':
      return 'It was sealed';
  }
}
