import { type ChatCitation, type PurchaseContract } from '@hearthway/contracts/journey';
import { citeBuyer } from './cite.js';
import { contextOff, type BuyerReader, type ToolContext, type ToolResult } from './tool.js';
import { capitalized, dayText, plain } from './words.js';

/** A page about the home under contract, as a tool tells it. */
interface ContractPage<View extends { readonly contract: PurchaseContract | null }> {
  readonly name: string;
  readonly path: string;
  /** What it is about, within a sentence: `your appraisal`. */
  readonly subject: string;
  readonly read: (buyer: BuyerReader) => Promise<View>;
  readonly tell: (view: View, contract: PurchaseContract) => Told;
}

export interface Told {
  /** Paragraphs. */
  readonly text: readonly string[];
  readonly citations?: readonly ChatCitation[];
  readonly used?: ToolResult['used'];
}

/** What such a page says to this buyer, or why Mia can’t tell. */
export async function tellOf<View extends { readonly contract: PurchaseContract | null }>(
  { name, path, subject, read, tell }: ContractPage<View>,
  { buyer, granted }: ToolContext,
): Promise<ToolResult> {
  if (!granted.documents) {
    return {
      text: `I may not look at ${subject}. Turn on “Your documents and letters”, and I can tell you where you stand.`,
      notices: [contextOff('documents', `${capitalized(subject)} is part of “Your documents and letters”.`)],
    };
  }
  const view = await read(buyer);
  const { contract } = view;
  if (!contract) {
    return {
      text: `You have no home under contract here, so nothing is kept about ${subject} yet. Enter a signed contract in [Make Offer](/make-offer), and [${name}](${path}) keeps the rest with it. What to know about it stands there already.`,
      used: ['documents'],
    };
  }
  const { text, citations = [], used = [] } = tell(view, contract);
  return {
    text: [
      ...(contract.status === 'closed'
        ? [`This is about **${plain(contract.terms.address)}**, which you bought.`]
        : []),
      ...text,
      `I only know what you record in [${name}](${path}).`,
    ].join('\n\n'),
    citations: [...new Map(citations.map((one) => [one.id, one])).values(), citeBuyer(name, path)],
    used: ['documents', ...used],
  };
}

/** A day that a page gives, or a rule that it applies. */
interface Ruled {
  readonly rowId: string;
  readonly title: string;
  readonly rule: string;
  readonly sourceName: string;
  readonly sourceUrl: string;
  readonly sourceDate: string;
}

/** None for a day that follows from no rule. */
export const citeRule = ({ rowId, title, rule, sourceName, sourceUrl, sourceDate }: Ruled): ChatCitation[] =>
  rowId === ''
    ? []
    : [
        {
          id: rowId,
          kind: 'policy-row',
          title,
          text: rule,
          sourceName,
          sourceUrl: sourceUrl === '' ? null : sourceUrl,
          date: sourceDate,
          path: null,
        },
      ];

/** `- **Closing**: January 13, 2027` */
export const dated = (title: string, on: string, more = ''): string =>
  `- **${plain(title)}**: ${dayText(on)}${more === '' ? '' : `, ${more}`}`;

/** Text of a buyer within a sentence. */
export const quoted = (text: string): string => plain(text).replace(/(?<![.\s])[.\s]+$/, '');
