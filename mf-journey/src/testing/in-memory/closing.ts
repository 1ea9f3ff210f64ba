import {
  emptyClosing,
  getClosing,
  recordKeys,
  saveClosing,
  takeBackKeys,
  type Closing,
  type ClosingView,
  type MilestoneRuleItem,
} from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';
import type { inMemoryContract } from './contract.js';

const savedAt = '2026-12-30T10:00:00.000Z';

export interface GivenClosing extends Partial<Omit<ClosingView, 'contract' | 'closing'>> {
  readonly closing?: Partial<Closing>;
}

type Contracts = Pick<ReturnType<typeof inMemoryContract>, 'shownContract' | 'closeContract' | 'reopenContract'>;

/** What a service computes is as given. */
export function inMemoryClosing(given: GivenClosing = {}, contracts: Contracts, onSaved: () => void = () => undefined) {
  const { closing: givenClosing, firstYear = [], ...computed } = given;
  let closing: Closing = {
    ...{ version: 0, updatedAt: null, signedOn: null, keysOn: null },
    ...emptyClosing,
    ...givenClosing,
  };
  const view = (): ClosingView => ({
    contract: contracts.shownContract(),
    closingOn: contracts.shownContract()?.terms.closingOn ?? null,
    closing,
    ...{ comparison: null, clock: null, cash: null, perDiemCents: null, checks: [] },
    ...computed,
    firstYear: firstYear.map((item) => ({ ...item, done: closing.firstYearDone.includes(item.key) })),
  });
  const change = (contractId: string, version: number, changes: Partial<Closing>): ClosingView => {
    if (contracts.shownContract()?.id !== contractId)
      throw new Refusal(404, 'contract.not-found', 'You have no home under contract');
    if (closing.version !== version)
      throw new Refusal(409, 'contract-entry.conflict', 'This changed in another window');
    closing = { ...closing, ...changes, version: version + 1, updatedAt: savedAt };
    return view();
  };
  const item = (text: string, day: string | null): MilestoneRuleItem => ({
    text,
    done: contracts.shownContract() !== null && day !== null,
    path: '/closing',
  });
  return {
    closing: () => closing,
    /** What completes the milestone. */
    closingItems: () => [
      item('Note the day you signed', closing.signedOn),
      item('Note the day you got the keys', closing.keysOn),
    ],
    /** As another device does. */
    changeClosingElsewhere(changes: Partial<Closing>): void {
      closing = { ...closing, ...changes, version: closing.version + 1 };
    },
    routes: [
      route(getClosing, view),
      route(saveClosing, ({ headers, body }) => change(body.contractId, headers['if-match'], body.entry)),
      route(recordKeys, ({ headers, body }) => {
        change(body.contractId, headers['if-match'], body.entry);
        contracts.closeContract();
        onSaved();
        return view();
      }),
      route(takeBackKeys, ({ headers, body }) => {
        change(body.contractId, headers['if-match'], { signedOn: null, keysOn: null });
        contracts.reopenContract();
        onSaved();
        return view();
      }),
    ],
  };
}
