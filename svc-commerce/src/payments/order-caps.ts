import type { Payment } from './payment.js';

/** How many orders one client may have open. Each is a page at the provider, which limits how many we may open. */
export interface OrderLimits {
  readonly foundingPerEmail: number;
  readonly foundingPerNetwork: number;
  readonly toolkitsPerNetwork: number;
}

/** One count of open orders that a new one would be part of. */
export interface OrderCap {
  readonly productType: Payment['productType'];
  readonly by: 'emailKey' | 'networkKey';
  readonly key: string;
  readonly maximum: number;
}

export function orderCaps({ productType, emailKey, networkKey }: Payment, limits: OrderLimits): OrderCap[] {
  const cap = (by: OrderCap['by'], key: string | undefined, maximum: number): OrderCap[] =>
    key === undefined ? [] : [{ productType, by, key, maximum }];
  if (productType === 'offer_toolkit') return cap('networkKey', networkKey, limits.toolkitsPerNetwork);
  return [
    ...cap('emailKey', emailKey, limits.foundingPerEmail),
    ...cap('networkKey', networkKey, limits.foundingPerNetwork),
  ];
}
