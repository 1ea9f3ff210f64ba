import { homeStages, type AssessedHome } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { dollars } from '../../number-format/index.js';
import { citeBuyer } from './cite.js';
import { contextOff, defineTool, type ToolResult } from './tool.js';

export const homesTool = defineTool({
  name: 'homes',
  description:
    'The homes on the buyer’s board: the shortlist first, with price, monthly cost, and how each fits the buyer’s own goals and budget. `home` is a part of an address.',
  input: z.object({ home: z.optional(z.string().check(z.maxLength(80))) }),
  proposes: false,
  activity: 'Looking at your homes',
  async run({ home }, { buyer, granted }): Promise<ToolResult> {
    if (!granted.homes) {
      return {
        text: 'I may not look at your homes. Turn on “Homes”, and I can compare your shortlist by price, monthly cost, and your own goals.',
        notices: [contextOff('homes', 'Your saved homes are part of “Homes”.')],
      };
    }
    const board = (await buyer.homes()).filter(({ stage }) => stage !== 'passed');
    const named = home === undefined ? [] : board.filter(({ address }) => isNamed(home, address));
    const furthest = named.length > 0 ? named : ofFurthestColumns(board);
    const shown = furthest.slice(0, most);
    if (shown.length === 0) {
      return {
        text: 'You have no homes on your board yet. Add one in [Home Search](/home-search), or paste a listing here.',
        used: ['homes'],
      };
    }
    return {
      text: [
        shown.map(described).join('\n'),
        ...(furthest.length > shown.length ? ['There are more on [your board](/home-search).'] : []),
        ...(shown.some(({ assessment }) => assessment.monthlyPaymentCents === null)
          ? ['With your finances complete, I can say what each costs a month.']
          : []),
      ].join('\n\n'),
      cards: [
        {
          kind: 'homes',
          homes: shown.map(({ id, address, stage, priceCents, assessment }) => ({
            id,
            address,
            stage: homeStages[stage],
            priceCents,
            monthlyCents: assessment.monthlyPaymentCents,
            verdict: assessment.fit?.verdict ?? null,
          })),
        },
      ],
      citations: [citeBuyer('Home Search', '/home-search')],
      used: ['homes'],
    };
  },
});

const most = 8;

/** What the buyer is closest to buying; without a shortlist, all that is saved. */
function ofFurthestColumns(board: readonly AssessedHome[]): readonly AssessedHome[] {
  const chosen = board.filter(({ stage }) => ['shortlist', 'offer', 'contract'].includes(stage));
  return chosen.length > 0 ? chosen : board;
}

const verdicts = {
  fits: 'fits your goals',
  check: 'has goals to check',
  misses: 'misses some of your goals',
  ruled_out: 'has something on your “never” list',
} as const;

function described({ address, stage, priceCents, assessment }: AssessedHome): string {
  const { monthlyPaymentCents, budget, fit } = assessment;
  const above = budget?.aboveCents ?? 0;
  return `- **${plain(address)}** (${homeStages[stage]}): ${[
    dollars(priceCents),
    ...(monthlyPaymentCents === null ? [] : [`about ${dollars(monthlyPaymentCents)} a month`]),
    ...(budget === null ? [] : [above > 0 ? `${dollars(above)} above your budget` : 'within your budget']),
    ...(fit === null ? [] : [verdicts[fit.verdict]]),
  ].join(', ')}`;
}

const isNamed = (part: string, address: string): boolean => address.toLowerCase().includes(part.toLowerCase().trim());

/** An address is the buyer’s own text: it must not bring Markdown along. */
const plain = (text: string): string => text.replace(/[*_[\]()`<>]/g, '');
