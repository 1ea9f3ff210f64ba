import {
  documentSlotStatuses,
  emptyFinancialProfile,
  isSlotOpen,
  papersFor,
  type DocumentSlot,
} from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { citeBuyer } from './cite.js';
import { contextOff, defineTool, type ToolContext, type ToolResult } from './tool.js';

export const documentsTool = defineTool({
  name: 'document-status',
  description:
    'Which papers the buyer’s journey asks for, and what of them is uploaded, missing, or too old. `document` is a part of a paper’s name.',
  input: z.object({ document: z.optional(z.string().check(z.maxLength(40))) }),
  proposes: false,
  activity: 'Looking at your papers',
  async run({ document }, context): Promise<ToolResult> {
    if (!context.granted.documents) return usualPapers(context);
    const slots = (await context.buyer.documentSlots()).filter(({ name }) => !isPrivate(name));
    const wanted = document === undefined ? [] : slots.filter(({ name }) => isNamed(document, name));
    const shown = wanted.length > 0 ? wanted : slots.filter(({ status }) => status !== 'not_needed');
    const open = shown.filter(({ status }) => isSlotOpen(status));
    const rest = shown.filter(({ status }) => !isSlotOpen(status));
    return {
      text: [
        ...(open.length > 0 ? ['These ask something of you:', listed(open)] : ['Nothing is open.']),
        ...(rest.length > 0 ? ['These are taken care of:', listed(rest)] : []),
        'Your lender’s own list is the one that counts. [Open Documents](/documents)',
      ].join('\n\n'),
      cards: [
        {
          kind: 'documents',
          documents: [...open, ...rest].map(({ name, status }) => ({
            title: name,
            status: documentSlotStatuses[status],
          })),
        },
      ],
      citations: [citeBuyer('Documents', '/documents')],
      used: ['documents'],
    };
  },
});

const listed = (slots: readonly DocumentSlot[]): string => slots.map(line).join('\n');

function line({ name, status, files, wanted, neededBy, expiresOn }: DocumentSlot): string {
  const parts = [
    documentSlotStatuses[status].toLowerCase(),
    ...(status === 'uploaded' ? [`${String(files)} of ${String(wanted)} files`] : []),
    ...(status === 'needed' && neededBy !== '' ? [`needed by: ${neededBy}`] : []),
    ...(expiresOn === null ? [] : [`good until ${expiresOn}`]),
  ];
  return `- **${name}**: ${parts.join(', ')}`;
}

/** Doesn’t read the buyer’s documents. */
async function usualPapers({ buyer, granted }: ToolContext): Promise<ToolResult> {
  const profile = granted.finances ? await buyer.profile() : undefined;
  const papers = papersFor({ profile: profile ?? emptyFinancialProfile, info: null }).filter(
    ({ name }) => !isPrivate(name),
  );
  return {
    text: [
      'Lenders will ask you for:',
      papers.map(({ name }) => `- ${name}`).join('\n'),
      'Your lender’s own list is the one that counts.',
    ].join('\n\n'),
    cards: [{ kind: 'documents', documents: papers.map(({ name }) => ({ title: name, status: 'Needed' })) }],
    citations: [citeBuyer('Get Pre-Approved', '/get-pre-approved')],
    used: profile ? ['finances'] : [],
    notices: [contextOff('documents', 'Turn on “Documents”, and I can say which of these you have uploaded.')],
  };
}

/** A decree says something about marital status, which nobody but the buyer needs to see here. */
const isPrivate = (name: string): boolean => /divorce/i.test(name);

/** "paystubs", "W2", and "bank statement", as buyers write them. */
function isNamed(document: string, name: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain(name).includes(plain(document).replace(/s$/, ''));
}
