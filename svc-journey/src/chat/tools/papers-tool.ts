import {
  cashPapers,
  emptyFinancialProfile,
  letterDaysLeft,
  papersFor,
  type Paper,
  type PaperId,
  type PreApprovalLetter,
} from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { dollars } from '../../number-format/index.js';
import { citeBuyer } from './cite.js';
import { contextOff, defineTool, type ToolContext, type ToolResult } from './tool.js';
import { dayText, isNamed, plain } from './words.js';

const path = '/get-pre-approved';
const whoseListCounts = 'Your lender’s own list is the one that counts.';

export const papersTool = defineTool({
  name: 'papers',
  description:
    'Which papers lenders ask this buyer for and which of them are ready, and the buyer’s pre-approval letters. `paper` is a part of a paper’s name.',
  input: z.object({ paper: z.optional(z.string().check(z.maxLength(60))) }),
  proposes: false,
  activity: 'Looking at your papers',
  async run({ paper = '' }, context): Promise<ToolResult> {
    const checklist = await checklistOf(context);
    const meant = checklist.papers.filter(({ name }) => isNamed(paper, name));
    const papers = meant.length > 0 ? meant : checklist.papers;
    if (!context.granted.documents) {
      return {
        text: ['Lenders will ask you for:', list(papers), whoseListCounts].join('\n\n'),
        citations: [citeBuyer('Get Pre-Approved', path)],
        used: checklist.used,
        notices: [
          contextOff('documents', 'If you turn on “Your papers and letters”, I can say which of these are ready.'),
        ],
      };
    }
    const { letters, progress } = await context.buyer.preApproval();
    const used = [...checklist.used, 'documents'] as const;
    const kept = {
      used,
      citations: [citeBuyer('Get Pre-Approved', path)],
    };
    if (progress.payingCash) {
      return { ...kept, text: `You said that you pay cash. For that you need:\n\n${list(cashPapers)}` };
    }
    const ready = new Set(progress.papers);
    const [have, open] = [papers.filter(({ id }) => ready.has(id)), papers.filter(({ id }) => !ready.has(id))];
    return {
      ...kept,
      text: [
        ...(open.length > 0 ? [`Still to get:\n\n${list(open)}`] : []),
        ...(have.length > 0 ? [`Ready:\n\n${list(have)}`] : []),
        ...(letters.length > 0 && meant.length === 0 ? [`Your letters:\n\n${lettersText(letters, context.day)}`] : []),
        `${whoseListCounts} [Open the checklist](${path})`,
      ].join('\n\n'),
      cards: [{ kind: 'papers', papers: papers.map(({ id, name }) => ({ name, ready: ready.has(id) })) }],
    };
  },
});

/** Based on the buyer’s finances if granted; otherwise what everybody needs. */
async function checklistOf({ buyer, granted }: ToolContext) {
  if (!granted.finances) return { papers: withoutPrivate(papersFor(emptyFinancialProfile, null)), used: [] };
  const [profile, { propertyUse = '' }] = await Promise.all([buyer.profile(), buyer.homeAnswers()]);
  const papers = papersFor(profile, propertyUse === '' ? null : { propertyUse });
  return { papers: withoutPrivate(papers), used: ['finances'] as const };
}

/** These reveal a marriage, which nobody but the buyer needs to see here. */
const privatePapers = new Set<PaperId>(['support_order', 'support_paid', 'spouse_eligibility']);
const withoutPrivate = (papers: readonly Paper[]): readonly Paper[] =>
  papers.filter(({ id }) => !privatePapers.has(id));

const list = (papers: readonly { readonly name: string }[]): string => papers.map(({ name }) => `- ${name}`).join('\n');

const lettersText = (letters: readonly PreApprovalLetter[], today: string): string =>
  letters
    .map((letter) => {
      const until = letterDaysLeft(letter, today) < 0 ? 'expired on' : 'good until';
      return `- **${plain(letter.lender)}**: up to ${dollars(letter.amountCents)}, ${until} ${dayText(letter.expiresOn)}`;
    })
    .join('\n');
