import type { MortgagePacket } from '@hearthway/contracts/journey';
import type { PdfBlock, PdfContent } from '../../pdf/index.js';

/** The packet on paper. */
export function packetDocument({ sections, leftOut }: MortgagePacket, writtenAt: Date): PdfContent {
  return {
    title: 'Loan application packet',
    lead: 'For any lender, in the order of the Uniform Residential Loan Application (Form 1003).',
    writtenAt,
    blocks: [
      ...sections.flatMap(({ name, form, facts, stillToAnswer }): PdfBlock[] => [
        { kind: 'heading', text: `${name} (${form})` },
        ...(facts.length === 0
          ? []
          : [{ kind: 'table' as const, head: ['Known', 'Answer'], rows: facts.map((fact) => [fact.name, fact.text]) }]),
        { kind: 'paragraph', text: 'Tell your lender directly:' },
        { kind: 'list', items: stillToAnswer },
      ]),
      {
        kind: 'note',
        text: `${leftOut} This packet is not an application, and nobody has checked it. Read it before you hand it on.`,
      },
    ],
  };
}
