import type { PaymentDependencies } from '../dependencies.js';

/** What goes wrong in a use case: at which step, and before or after the step takes effect. */
export interface Fault {
  /** Counted from 1. */
  readonly step: number;
  readonly moment: 'before' | 'after';
  /** The process crashes, so nothing happens afterwards. */
  readonly kills: boolean;
}

class InjectedFault extends Error {
  override readonly name = 'InjectedFault';
}

/** The same dependencies, with one failing call. Steps are what goes over a wire: transactions, writes, calls of Stripe. */
export function withFault(dependencies: PaymentDependencies, fault: Fault | undefined): PaymentDependencies {
  if (!fault) return dependencies;
  const { provider, store, transaction } = dependencies;
  let steps = 0;
  let dead = false;

  async function step<Result>(work: () => Promise<Result>): Promise<Result> {
    if (dead) throw new InjectedFault();
    steps += 1;
    if (steps !== fault?.step) return work();
    if (fault.moment === 'after') await work();
    dead = fault.kills;
    throw new InjectedFault();
  }

  return {
    ...dependencies,
    transaction: (work) => step(() => transaction(work)),
    store: {
      ...store,
      insert: (payment) => step(() => store.insert(payment)),
      updateRefundRequested: (id) => step(() => store.updateRefundRequested(id)),
      updateNextLook: (payment, until) => step(() => store.updateNextLook(payment, until)),
    },
    provider: {
      ...provider,
      openCheckout: (...order) => step(() => provider.openCheckout(...order)),
      report: (sessionId) => step(() => provider.report(sessionId)),
      closeCheckout: (sessionId) => step(() => provider.closeCheckout(sessionId)),
      refund: (payment) => step(() => provider.refund(payment)),
    },
  };
}
