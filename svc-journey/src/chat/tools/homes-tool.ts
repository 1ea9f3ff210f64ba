import { fitVerdicts } from '@hearthway/contracts/home-goals';
import { homeStages, type AssessedHome } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { aboutDollars, dollars } from '../../number-format/index.js';
import { citeBuyer, citeProfile } from './cite.js';
import { contextOff, defineTool, type ToolResult } from './tool.js';
import { isNamed, plain } from './words.js';

export const homesTool = defineTool({
  name: 'homes',
  description:
    'The homes on the buyer’s board: the shortlist first, with price, monthly cost, and how each fits the buyer’s own goals and budget. `home` is a part of an address.',
  input: z.object({ home: z.optional(z.string().check(z.maxLength(80))) }),
  proposes: false,
  activity: 'Looking at your homes',
  async run({ home = '' }, { buyer, granted }): Promise<ToolResult> {
    if (!granted.homes) {
      return {
        text: 'I may not look at your homes. Turn on “Your homes”, and I can compare your shortlist by price, monthly cost, and your own goals.',
        notices: [contextOff('homes', 'Your saved homes are part of “Your homes”.')],
      };
    }
    const board = (await buyer.homes()).filter(({ stage }) => stage !== 'passed');
    const named = board.filter(({ address }) => isNamed(home, address));
    const meant = named.length > 0 ? named : ofFurthestColumns(board);
    if (meant.length === 0) {
      return {
        text: 'You have no homes on your board yet. Add one in [Home Search](/home-search), or paste a listing here.',
        used: ['homes'],
      };
    }
    // A home's cost to the buyer depends on their finances.
    const shown = meant.slice(0, most).map((one) => (granted.finances ? one : withoutFinances(one)));
    return {
      text: [
        shown.map(described).join('\n'),
        ...(meant.length > most ? ['There are more on [your board](/home-search).'] : []),
      ].join('\n\n'),
      cards: [
        {
          kind: 'homes',
          homes: shown.map(({ id, address, stage, priceCents, assessment: { monthlyPaymentCents } }) => ({
            id,
            address,
            stage: homeStages[stage],
            priceCents,
            monthlyCents: monthlyPaymentCents,
          })),
        },
      ],
      citations: [citeBuyer('Home Search', '/home-search'), ...(granted.finances ? [citeProfile] : [])],
      used: granted.finances ? ['homes', 'finances'] : ['homes'],
      notices: granted.finances
        ? []
        : [contextOff('finances', 'If you turn on “Your finances”, I can say what each costs a month.')],
    };
  },
});

const most = 8;

/** The homes the buyer is closest to buying; without a shortlist, all saved homes. */
function ofFurthestColumns(board: readonly AssessedHome[]): readonly AssessedHome[] {
  const chosen = board.filter(({ stage }) => ['shortlist', 'offer', 'contract'].includes(stage));
  return chosen.length > 0 ? chosen : board;
}

const withoutFinances = (home: AssessedHome): AssessedHome => ({
  ...home,
  assessment: { ...home.assessment, monthlyPaymentCents: null, aboveBudgetCents: null },
});

function described({ address, stage, priceCents, assessment }: AssessedHome): string {
  const { monthlyPaymentCents, aboveBudgetCents, fit } = assessment;
  const facts = [
    dollars(priceCents),
    ...(monthlyPaymentCents === null ? [] : [`${aboutDollars(monthlyPaymentCents)} a month`]),
    ...(aboveBudgetCents === null ? [] : [beside(aboveBudgetCents)]),
    ...(fit === null ? [] : [fitVerdicts[fit.verdict].toLowerCase()]),
  ];
  return `- **${plain(address)}** (${homeStages[stage]}): ${facts.join(', ')}`;
}

const beside = (aboveCents: number): string =>
  aboveCents > 0 ? `${dollars(aboveCents)} above your budget` : 'within your budget';
