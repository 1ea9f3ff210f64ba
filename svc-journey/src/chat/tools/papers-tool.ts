import {
  documentSlotStatuses,
  emptyFinancialProfile,
  isSlotDone,
  letterDaysLeft,
  paperIds,
  papersFor,
  type DocumentSlot,
  type Envelope,
  type EnvelopeStatus,
  type Paper,
  type PreApprovalLetter,
} from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { dollars } from '../../number-format/index.js';
import { citeBuyer } from './cite.js';
import { contextOff, defineTool, type ToolContext, type ToolResult } from './tool.js';
import { dayText, isNamed, listed, momentIn, plain } from './words.js';

const checklistPath = '/get-pre-approved';
const path = '/documents';
const whoseListCounts = 'Your lender’s own list is the one that counts.';

export const papersTool = defineTool({
  name: 'papers',
  description:
    'Which documents this purchase needs, where each stands (missing, uploaded, to be fixed, too old), and the buyer’s pre-approval letters. `paper` is a part of a document’s name. `signatures`: only what was sent for signature, and who still has to sign.',
  input: z.object({ paper: z.optional(z.string().check(z.maxLength(60))), signatures: z.optional(z.boolean()) }),
  proposes: false,
  activity: 'Looking at your documents',
  async run({ paper = '', signatures = false }, context): Promise<ToolResult> {
    if (signatures) return whoSigns(context);
    if (!context.granted.documents) {
      const { papers, used } = await checklistOf(context);
      return {
        text: ['Lenders will ask you for:', list(named(paper, papers).shown), whoseListCounts].join('\n\n'),
        citations: [citeBuyer('Get Pre-Approved', checklistPath)],
        used,
        notices: [
          contextOff('documents', 'If you turn on “Your documents and letters”, I can say which of these are ready.'),
        ],
      };
    }
    const [slots, { letters, progress }] = await Promise.all([slotsOf(context), context.buyer.preApproval()]);
    const { shown, isOne } = named(paper, slots);
    const ticked = new Set<string>(progress.papers);
    const isReady = ({ key, status }: DocumentSlot): boolean =>
      isSlotDone(status) || (status === 'needed' && ticked.has(key));
    const isMissing = (slot: DocumentSlot): boolean => slot.status === 'needed' && !isReady(slot);
    const groups = [
      ['To look at', shown.filter((slot) => !isReady(slot) && !isMissing(slot))],
      ['Still to get', shown.filter(isMissing)],
      ['Ready', shown.filter(isReady)],
    ] as const;
    return {
      text: [
        ...(progress.payingCash && !isOne ? ['You said that you pay cash.'] : []),
        ...groups.flatMap(([title, group]) => (group.length > 0 ? [`${title}:\n\n${list(group.map(withState))}`] : [])),
        ...(letters.length > 0 && !isOne ? [`Your letters:\n\n${lettersText(letters, context.day)}`] : []),
        `${progress.payingCash ? '' : `${whoseListCounts} `}[Open your documents](${path})`,
      ].join('\n\n'),
      cards: [{ kind: 'papers', papers: shown.map((slot) => ({ name: slot.name, ready: isReady(slot) })) }],
      citations: [citeBuyer('Documents', path)],
      used: [...(context.granted.finances ? (['finances'] as const) : []), 'documents'],
    };
  },
});

const signaturesPath = '/signatures';

async function whoSigns({ buyer, granted, timeZone }: ToolContext): Promise<ToolResult> {
  if (!granted.documents) {
    return {
      text: `I may not look at what you sent for signature. Turn on “Your documents and letters”, or see [Signatures](${signaturesPath}).`,
      notices: [contextOff('documents', 'What you sent for signature is part of “Your documents and letters”.')],
    };
  }
  const sent = (await buyer.envelopes()).filter(({ status }) => status !== 'draft').slice(0, shownEnvelopes);
  const lines = sent.map((envelope) => `- **${plain(envelope.title)}**: ${standingOf(envelope, timeZone)}`);
  return {
    text:
      lines.length === 0
        ? `You haven’t sent anything for signature. [Have a document signed](${signaturesPath})`
        : `${lines.join('\n')}\n\n[Open your signatures](${signaturesPath})`,
    citations: [citeBuyer('Signatures', signaturesPath)],
    used: ['documents'],
  };
}

const shownEnvelopes = 5;

const endings = new Map<EnvelopeStatus, string>([
  ['sealing', 'everyone has signed, and it is being sealed'],
  ['completed', 'everyone has signed'],
  ['declined', 'declined'],
  ['voided', 'you canceled it'],
  ['expired', 'not everyone signed in time'],
]);

/** In the order of signing, whoever hasn’t signed. */
function standingOf({ status, signers, progress, expiresAt }: Envelope, timeZone: string): string {
  const ending = endings.get(status);
  if (ending !== undefined) return ending;
  const open = progress.filter((one) => one.status !== 'signed');
  const [next, ...later] = open.map(({ signerId }) => plain(signers.find(({ id }) => id === signerId)?.name ?? ''));
  const then = later.length === 0 ? '' : `, then ${listed(later)}`;
  const until = expiresAt === null ? '' : `, until ${momentIn(expiresAt, timeZone)}`;
  return `${next} still has to sign${then}${until}`;
}

/** Those meant, or else all. */
function named<Named extends { readonly name: string }>(paper: string, all: readonly Named[]) {
  const meant = all.filter(({ name }) => isNamed(paper, name));
  return meant.length > 0 ? { shown: meant, isOne: paper !== '' } : { shown: all, isOne: false };
}

/** Based on the buyer’s finances if granted; otherwise what everybody needs. */
async function checklistOf({ buyer, granted }: ToolContext) {
  if (!granted.finances) return { papers: withoutPrivate(usualPapers), used: [] };
  const [profile, { propertyUse = '' }] = await Promise.all([buyer.profile(), buyer.homeAnswers()]);
  const papers = papersFor(profile, propertyUse === '' ? null : { propertyUse });
  return { papers: withoutPrivate(papers), used: ['finances'] as const };
}

const usualPapers = papersFor(emptyFinancialProfile, null);

/** Without finances, those that follow from them are left out, unless the buyer has uploaded one. */
async function slotsOf({ buyer, granted }: ToolContext): Promise<readonly DocumentSlot[]> {
  const slots = (await buyer.documentSlots()).filter(({ key }) => !privatePapers.has(key));
  const ofFinances = new Set<string>(paperIds);
  for (const { id } of usualPapers) ofFinances.delete(id);
  return granted.finances ? slots : slots.filter(({ key, files }) => files > 0 || !ofFinances.has(key));
}

/** These reveal a marriage, which nobody but the buyer needs to see here. */
const privatePapers = new Set<string>(['support_order', 'support_paid', 'spouse_eligibility']);
const withoutPrivate = (papers: readonly Paper[]): readonly Paper[] =>
  papers.filter(({ id }) => !privatePapers.has(id));

const list = (papers: readonly { readonly name: string }[]): string => papers.map(({ name }) => `- ${name}`).join('\n');

/** With what there is to say of it. */
function withState({ name, status, files, wanted, expiresOn }: DocumentSlot): { readonly name: string } {
  const said = [
    ...(files > 0 && files < wanted && status === 'uploaded' ? [`${files} of ${wanted} files`] : []),
    ...(['checking', 'needs_fix', 'not_needed'].includes(status)
      ? [documentSlotStatuses[status as 'checking'].toLowerCase()]
      : []),
    ...(expiresOn === null ? [] : [`${status === 'expired' ? 'was good' : 'good'} until ${dayText(expiresOn)}`]),
  ];
  return { name: said.length === 0 ? name : `${name} (${said.join(', ')})` };
}

const lettersText = (letters: readonly PreApprovalLetter[], today: string): string =>
  letters
    .map((letter) => {
      const until = letterDaysLeft(letter, today) < 0 ? 'expired on' : 'good until';
      return `- **${plain(letter.lender)}**: up to ${dollars(letter.amountCents)}, ${until} ${dayText(letter.expiresOn)}`;
    })
    .join('\n');
