import {
  commerceDataExported,
  purchaseLinked,
  purchaseRevealed,
  purchaseUnlinked,
  revealEmail,
} from '@hearthway/contracts/commerce';
import { dataExportRequested, emailVerified } from '@hearthway/contracts/identity';
import { generateRecipientKeys } from '@hearthway/service-kit';
import type { ProviderStates } from '@hearthway/service-kit/testing/suites';
import { eventually } from '@hearthway/tooling/testing';
import { randomUUID } from 'node:crypto';
import { toolkit, type PaymentsUnderTest as Provider } from '../../testing/index.js';

/** A buyer whose address was confirmed after a membership and a toolkit were paid with it. */
async function linkedPurchases({ commerce, control, payments, prepare, deliver }: Provider) {
  const [email, userId] = [`jordan-${randomUUID()}@example.com`, randomUUID()];
  const orders = [await prepare({ email }), await prepare({ email, ...toolkit })] as const;
  for (const { sessionId } of orders) {
    control.pay(sessionId);
    await deliver(sessionId, 'checkout.session.completed');
  }
  commerce.accounts.verified.set(userId, email);
  await commerce.publish(emailVerified, userId, { userId });
  await eventually(async () => (await payments.countDocuments({ userId })) === orders.length);
  return { userId, membership: orders[0] };
}

export const states: ProviderStates<Provider> = {
  async 'a purchase belongs to the buyer'(provider) {
    await provider.clear();
    const { userId } = await linkedPurchases(provider);
    const token = await provider.commerce.sign({ userId, sessionId: randomUUID(), role: 'buyer' });
    return { token };
  },
};

export const messages: ProviderStates<Provider> = {
  async 'a purchase linked'(provider) {
    const { membership } = await linkedPurchases(provider);
    return provider.commerce.published({ subject: membership.paymentId, type: purchaseLinked.type });
  },

  async 'a purchase unlinked'(provider) {
    const { paymentId, sessionId } = (await linkedPurchases(provider)).membership;
    provider.control.refund(sessionId);
    await provider.deliver(sessionId, 'charge.refunded');
    return provider.commerce.published({ subject: paymentId, type: purchaseUnlinked.type });
  },

  async 'a purchase revealed'(provider) {
    const { commerce } = provider;
    const { userId, membership } = await linkedPurchases(provider);
    await fetch(commerce.url + revealEmail.path, {
      method: 'POST',
      headers: { authorization: await commerce.token('admin'), 'content-type': 'application/json' },
      body: JSON.stringify({ list: 'payments', id: membership.paymentId }),
    });
    return commerce.published({ subject: userId, type: purchaseRevealed.type });
  },

  async 'the data of a buyer from commerce'(provider) {
    const { userId } = await linkedPurchases(provider);
    const exportId = randomUUID();
    const { publicKey } = await generateRecipientKeys();
    await provider.commerce.publish(dataExportRequested, exportId, { exportId, userId, publicKey });
    return provider.commerce.published({ subject: exportId, type: commerceDataExported.type });
  },
};
