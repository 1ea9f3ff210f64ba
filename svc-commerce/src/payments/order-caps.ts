import type { Payment } from './payment.js';

/** How many orders one client may have open. Each is a page at the provider, which limits how many we may open. */
export interface OrderLimits {
  readonly foundingPerEmail: number;
  readonly foundingPerNetwork: number;
  readonly toolkitsPerNetwork: number;
}

/** One count of open orders that a new one would be part of. */
export interface OrderCap {
  /** What refusals are counted by. */
  readonly name:
    'open-founding-orders-per-email' | 'open-founding-orders-per-network' | 'open-toolkit-orders-per-network';
  /** What the counted orders have in common. */
  readonly of: Pick<Payment, 'productType' | 'emailKey' | 'networkKey'>;
  readonly maximum: number;
}

export function orderCaps({ productType, emailKey, networkKey }: Payment, limits: OrderLimits): OrderCap[] {
  if (networkKey === undefined) return [];
  const ofNetwork = { productType, networkKey };
  if (productType === 'offer_toolkit') {
    return [{ name: 'open-toolkit-orders-per-network', of: ofNetwork, maximum: limits.toolkitsPerNetwork }];
  }
  return [
    // Only within a network: anybody can order with somebody else's address, and would keep its owner from buying.
    ...(emailKey === undefined
      ? []
      : [
          {
            name: 'open-founding-orders-per-email' as const,
            of: { ...ofNetwork, emailKey },
            maximum: limits.foundingPerEmail,
          },
        ]),
    { name: 'open-founding-orders-per-network', of: ofNetwork, maximum: limits.foundingPerNetwork },
  ];
}
