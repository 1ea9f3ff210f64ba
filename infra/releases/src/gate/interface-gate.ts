import { ownValue } from '@hearthway/contracts/own-value';
import type { OperationInterface, ParticipantInterface } from '@hearthway/contracts/interfaces';
import { differences, type Schema } from './json-subtype.js';

/** A front end or service with what it offers and uses. */
export interface Participant {
  readonly name: string;
  readonly interface: ParticipantInterface;
}

/** What would break if a candidate went live. */
export interface InterfaceFault {
  /** Who would break. */
  readonly consumer: string;
  readonly provider: string;
  /** Such as `the reply of GET /api/milestones`, or an event's type. */
  readonly place: string;
  /** Such as `milestones[].title`; empty for the whole. */
  readonly field: string;
  readonly reason: string;
}

/**
 * Checks a candidate against everything live, in both roles: what it uses must be offered, and what it offers must be enough for
 * all that use it. A reply may not drop, loosen, or null what its reader needs; a request may not need more than its sender gives.
 */
export function interfaceFaults(candidate: Participant, live: readonly Participant[]): InterfaceFault[] {
  const others = live.filter(({ name }) => name !== candidate.name);
  return [
    ...others.flatMap((provider) => [...operationFaults(candidate, provider), ...eventFaults(candidate, provider)]),
    ...others.flatMap((consumer) => [...operationFaults(consumer, candidate), ...eventFaults(consumer, candidate)]),
  ];
}

/** One line for a person. */
export function describeInterfaceFault({ consumer, provider, place, field, reason }: InterfaceFault): string {
  const what = field === '' ? `${place} of ${provider}` : `${field} in ${place} of ${provider}`;
  return `${consumer} uses ${what}: it ${reason}`;
}

function operationFaults(consumer: Participant, provider: Participant): InterfaceFault[] {
  const used = ownValue(consumer.interface.uses.operations, provider.name) ?? {};
  return Object.entries(used).flatMap(([operation, use]) => {
    const offer = ownValue(provider.interface.offers.operations, operation);
    const fault = (place: string) => ({ consumer: consumer.name, provider: provider.name, place });
    if (!offer) return [{ ...fault(operation), field: '', reason: 'is gone' }];
    return [
      ...differences(use.request, offer.request).map(toFault(fault(`the request of ${operation}`))),
      ...replyDifferences(offer, use).map(toFault(fault(`the reply of ${operation}`))),
    ];
  });
}

function replyDifferences(offer: OperationInterface, use: OperationInterface) {
  if (offer.status !== use.status) {
    return [{ path: '', reason: `has status ${offer.status} instead of ${use.status}` }];
  }
  if (!use.reply) return [];
  return offer.reply ? differences(offer.reply, use.reply) : [{ path: '', reason: 'is empty' }];
}

function eventFaults(consumer: Participant, provider: Participant): InterfaceFault[] {
  return Object.entries(consumer.interface.uses.events).flatMap(([type, read]) => {
    if (ownerOf(type) !== provider.name) return [];
    const about = { consumer: consumer.name, provider: provider.name, place: `the event ${type}` };
    const offer: Schema | undefined = ownValue(provider.interface.offers.events, type);
    if (!offer) return [{ ...about, field: '', reason: 'is gone' }];
    return differences(offer, read).map(toFault(about));
  });
}

/** `identity.user-deleted.v1` is published by `svc-identity`. */
const ownerOf = (type: string): string => `svc-${type.split('.', 1)[0] ?? ''}`;

const toFault =
  (about: Pick<InterfaceFault, 'consumer' | 'provider' | 'place'>) =>
  ({ path, reason }: { path: string; reason: string }): InterfaceFault => ({ ...about, field: path, reason });
