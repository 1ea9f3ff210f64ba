import * as journey from '@hearthway/contracts/journey';
import type { LenderQuote, LoanEstimate, PreApprovalLetter, PreApprovalProgress } from '@hearthway/contracts/journey';
import { Refusal, route, versionConflict, type Preconditions } from '@hearthway/web-kit/testing';

export interface GivenPreApproval {
  readonly letters?: readonly PreApprovalLetter[];
  readonly quotes?: readonly LenderQuote[];
  readonly estimates?: readonly LoanEstimate[];
  readonly progress?: PreApprovalProgress;
}

/** `onBasis` is told whether the milestone’s rule is met, whenever letters or progress change. */
export function inMemoryGettingPreApproved(given: GivenPreApproval | undefined, onBasis: (met: boolean) => void) {
  let progress: PreApprovalProgress = given?.progress ?? { version: 0, payingCash: false, papers: [] };
  const tell = (): void => {
    const today = new Date().toISOString().slice(0, 10);
    onBasis(progress.payingCash || letters.all().some((letter) => !journey.isLetterExpired(letter, today)));
  };
  const letters = listOf('pre-approval-letter', given?.letters, tell);
  const quotes = listOf('lender-quote', given?.quotes);
  const estimates = listOf('loan-estimate', given?.estimates);
  return {
    letters: letters.all,
    quotes: quotes.all,
    estimates: estimates.all,
    preApprovalProgress: () => progress,
    changeProgressElsewhere(change: Partial<PreApprovalProgress>): void {
      progress = { ...progress, ...change, version: progress.version + 1 };
    },
    changeLetterElsewhere: letters.changeElsewhere,
    routes: [
      route(journey.listPreApprovalLetters, letters.all),
      route(journey.createPreApprovalLetter, ({ body }, { idempotencyKey }) => letters.add(body, idempotencyKey)),
      route(journey.changePreApprovalLetter, ({ params, body }, on) => letters.replace(params.letterId, on, body)),
      route(journey.deletePreApprovalLetter, ({ params }, on) => letters.remove(params.letterId, on)),
      route(journey.getPreApprovalProgress, () => progress),
      route(journey.savePreApprovalProgress, ({ body }, { version }) => {
        if (version !== progress.version) {
          throw versionConflict('pre-approval-progress.conflict', { yours: body, current: progress });
        }
        progress = { ...body, version: version + 1 };
        tell();
        return progress;
      }),
      route(journey.listLenderQuotes, quotes.all),
      route(journey.createLenderQuote, ({ body }, { idempotencyKey }) => quotes.add(body, idempotencyKey)),
      route(journey.changeLenderQuote, ({ params, body }, on) => quotes.replace(params.quoteId, on, body)),
      route(journey.deleteLenderQuote, ({ params }, on) => quotes.remove(params.quoteId, on)),
      route(journey.listLoanEstimates, estimates.all),
      route(journey.createLoanEstimate, ({ body }, { idempotencyKey }) => estimates.add(body, idempotencyKey)),
      route(journey.changeLoanEstimate, ({ params, body }, on) => estimates.replace(params.estimateId, on, body)),
      route(journey.deleteLoanEstimate, ({ params }, on) => estimates.remove(params.estimateId, on)),
    ],
  };
}

interface Stored {
  readonly id: string;
  readonly version: number;
}

function listOf<Item extends Stored>(
  thing: string,
  given: readonly Item[] = [],
  onChange: () => void = () => undefined,
) {
  let items = [...given];
  const known = (id: string, { version }: Preconditions, yours: unknown): Item => {
    const current = items.find((item) => item.id === id);
    if (!current) throw new Refusal(404, `${thing}.not-found`, 'We couldn’t find it');
    if (current.version !== version) throw versionConflict(`${thing}.conflict`, { yours, current });
    return current;
  };
  const put = (item: Item): Item => {
    items = [...items.filter(({ id }) => id !== item.id), item];
    onChange();
    return item;
  };
  return {
    all: (): Item[] => items,
    add: (entry: Omit<Item, 'id' | 'version'>, key = `${thing}-${items.length + 1}`): Item =>
      items.find(({ id }) => id === key) ?? put({ id: key, version: 1, ...entry } as Item),
    replace(id: string, on: Preconditions, entry: Omit<Item, 'id' | 'version'>): Item {
      const { version } = known(id, on, entry);
      return put({ id, version: version + 1, ...entry } as Item);
    },
    remove(id: string, on: Preconditions): undefined {
      const current = known(id, on, null);
      items = items.filter((item) => item !== current);
      onChange();
    },
    changeElsewhere(id: string, change: Partial<Item>): void {
      items = items.map((item) => (item.id === id ? { ...item, ...change, version: item.version + 1 } : item));
    },
  };
}
