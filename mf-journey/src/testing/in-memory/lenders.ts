import {
  adviseOnLenders,
  changeLenderMatchStatus,
  countRemainingLenders,
  findLenderMatches,
  getLenderList,
  listLenderMatches,
  nextLenderMatchStatus,
  type LenderAdvice,
  type LenderMatch,
} from '@hearthway/contracts/journey';
import { lenderTexts } from '@hearthway/contracts/texts';
import { exampleLenderMatches } from './example-lenders.js';
import { Refusal, route } from '@hearthway/web-kit/testing';

export interface GivenLenders {
  /** The buyer's matches; none by default. */
  readonly matches?: readonly LenderMatch[];
  /** Matches left to find; the examples by default. */
  readonly left?: readonly LenderMatch[];
  /** What would help if none is left; nothing by default. */
  readonly advice?: LenderAdvice;
  /** Whether the lenders are made up; yes by default. */
  readonly fictional?: boolean;
}

const noAdvice: LenderAdvice = { suggestions: [], obstacle: null };

export function inMemoryLenders({
  matches: given = [],
  left = exampleLenderMatches,
  advice = noAdvice,
  fictional = true,
}: GivenLenders = {}) {
  let matches = [...given];
  const waiting = left.filter(({ id }) => given.every((match) => match.id !== id));
  return {
    routes: [
      route(listLenderMatches, () => matches),
      route(countRemainingLenders, () => ({ count: waiting.length })),
      route(adviseOnLenders, () => advice),
      route(getLenderList, () => ({ fictional })),
      route(findLenderMatches, ({ body }) => {
        const found = waiting.splice(0, body.count);
        matches = [...matches, ...found];
        return found;
      }),
      route(changeLenderMatchStatus, ({ params, body }) => {
        const match = matches.find(({ id }) => id === params.lenderMatchId);
        if (!match) throw new Refusal(404, 'lender-match.not-found', 'We couldn’t find that lender match');
        if (match.status === body.status) return match;
        if (nextLenderMatchStatus[match.status] !== body.status) {
          throw new Refusal(409, 'lender-match.wrong-status', lenderTexts.wrongStatus);
        }
        const changed = { ...match, status: body.status };
        matches = matches.map((entry) => (entry === match ? changed : entry));
        return changed;
      }),
    ],
  };
}
