import {
  emptyClosing,
  getClosing,
  saveClosing,
  type Closing,
  type ClosingView,
  type PurchaseContract,
} from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

const savedAt = '2026-12-30T10:00:00.000Z';

export interface GivenClosing extends Partial<Omit<ClosingView, 'contract' | 'closing'>> {
  readonly closing?: Partial<Closing>;
}

/** What a service computes is as given. @param contractNow the home under contract */
export function inMemoryClosing(given: GivenClosing = {}, contractNow: () => PurchaseContract | null) {
  const { closing: givenClosing, ...computed } = given;
  let closing: Closing = {
    ...{ version: 0, updatedAt: null, signedOn: null, keysOn: null },
    ...emptyClosing,
    ...givenClosing,
  };
  const view = (): ClosingView => {
    const contract = contractNow();
    return {
      contract: contract && closing.keysOn !== null ? { ...contract, status: 'closed', endedAt: savedAt } : contract,
      closing,
      ...{ comparison: null, clock: null, cash: null, perDiemCents: null, checks: [], firstYear: [] },
      ...computed,
    };
  };
  const change = (contractId: string, version: number, changes: Partial<Closing>): ClosingView => {
    if (contractNow()?.id !== contractId)
      throw new Refusal(404, 'contract.not-found', 'You have no home under contract');
    if (closing.version !== version)
      throw new Refusal(409, 'contract-entry.conflict', 'This changed in another window');
    closing = { ...closing, ...changes, version: version + 1, updatedAt: savedAt };
    return view();
  };
  return {
    closing: () => closing,
    /** As another device does. */
    changeClosingElsewhere(changes: Partial<Closing>): void {
      closing = { ...closing, ...changes, version: closing.version + 1 };
    },
    routes: [
      route(getClosing, view),
      route(saveClosing, ({ headers, body }) => change(body.contractId, headers['if-match'], body.entry)),
    ],
  };
}
