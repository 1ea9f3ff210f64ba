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
  readonly productType: Payment['productType'];
  readonly by: 'emailKey' | 'networkKey';
  readonly key: string;
  readonly maximum: number;
}

export function orderCaps({ productType, emailKey, networkKey }: Payment, limits: OrderLimits): OrderCap[] {
  const cap = (name: OrderCap['name'], by: OrderCap['by'], key: string | undefined, maximum: number): OrderCap[] =>
    key === undefined ? [] : [{ name, productType, by, key, maximum }];
  if (productType === 'offer_toolkit') {
    return cap('open-toolkit-orders-per-network', 'networkKey', networkKey, limits.toolkitsPerNetwork);
  }
  return [
    ...cap('open-founding-orders-per-email', 'emailKey', emailKey, limits.foundingPerEmail),
    ...cap('open-founding-orders-per-network', 'networkKey', networkKey, limits.foundingPerNetwork),
  ];
}
