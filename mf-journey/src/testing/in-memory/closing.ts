import {
  emptyClosing,
  getClosing,
  recordKeys,
  saveClosing,
  takeBackKeys,
  type Closing,
  type ClosingView,
  type PurchaseContract,
} from '@hearthway/contracts/journey';
import { Refusal, route, versionConflict } from '@hearthway/web-kit/testing';

const now = '2026-12-30T10:00:00.000Z';

export interface GivenClosing extends Partial<Omit<ClosingView, 'contract' | 'closing'>> {
  readonly closing?: Partial<Closing>;
}

interface Others {
  readonly contract: () => PurchaseContract | null;
  /** Told whether the milestone’s rule is met. */
  readonly onBasis: (met: boolean) => void;
}

/** What a service computes is as given. */
export function inMemoryClosing(given: GivenClosing = {}, others: Others) {
  const { closing: givenClosing, ...computed } = given;
  let closing: Closing = {
    ...{ version: 0, updatedAt: null, signedOn: null, keysOn: null },
    ...emptyClosing,
    ...givenClosing,
  };
  const view = (): ClosingView => {
    const contract = others.contract();
    return {
      contract: contract && {
        id: contract.id,
        status: closing.keysOn === null ? 'active' : 'closed',
        address: contract.terms.address,
        state: contract.terms.state,
        financing: contract.terms.financing,
        priceCents: contract.terms.priceCents,
        earnestMoneyCents: contract.terms.earnestMoneyCents,
        optionFeeCents: contract.terms.optionFeeCents,
        effectiveOn: contract.terms.effectiveOn,
        closingOn: contract.terms.closingOn,
      },
      closing,
      ...{ comparison: null, clock: null, cash: null, perDiemCents: null, checks: [], firstYear: [] },
      ...computed,
    };
  };
  const refuseOther = (version: number | undefined, yours: unknown, contractId = others.contract()?.id): void => {
    const contract = others.contract();
    if (!contract || contract.id !== contractId)
      throw new Refusal(404, 'contract.not-found', 'You have no home under contract');
    if (closing.version !== version) throw versionConflict('closing.conflict', { yours, current: closing });
  };
  return {
    closing: () => closing,
    /** As from another device. */
    changeClosingElsewhere(change: Partial<Closing>): void {
      closing = { ...closing, ...change, version: closing.version + 1 };
    },
    routes: [
      route(getClosing, view),
      route(saveClosing, ({ body }, { version }) => {
        refuseOther(version, body.entry, body.contractId);
        closing = { ...closing, ...body.entry, version: closing.version + 1, updatedAt: now };
        return view();
      }),
      route(recordKeys, ({ body }, { version }) => {
        refuseOther(version, body.entry, body.contractId);
        closing = { ...closing, ...body.entry, version: closing.version + 1, updatedAt: now };
        others.onBasis(true);
        return view();
      }),
      route(takeBackKeys, (_input, { version }) => {
        refuseOther(version, null);
        if (closing.keysOn === null) throw new Refusal(404, 'closing.no-keys', 'You haven’t recorded your keys');
        closing = { ...closing, signedOn: null, keysOn: null, version: closing.version + 1, updatedAt: now };
        others.onBasis(false);
        return view();
      }),
    ],
  };
}
