import { accountMailLimit, accountMailRequested, type AccountMailKind } from '@hearthway/contracts/identity';
import type { Outbox, Sealing, Transaction } from '@hearthway/service-kit';
import { countingWindow, mailLifetime } from './account-mail.js';
import type { AccountMailStore } from './account-mail-store.js';
import { createAddressKeys } from './address-keys.js';

interface RequestedMail {
  kind: AccountMailKind;
  email: string;
  /** Of the account, if it is known. */
  userId?: string;
  correlationId: string;
}

/** Asks svc-commerce for emails about accounts. */
export interface AccountMails {
  /** Counts an email for this address. False when there were too many of the kind in this window. */
  count(kind: AccountMailKind, email: string): Promise<boolean>;
  /** Seconds until the counts start over. */
  secondsUntilNext(): number;
  request(mail: RequestedMail, transaction: Transaction): Promise<void>;
  /** Makes all links of a kind useless, and stops emails with such links that were not sent yet. */
  withdraw(user: { id: string; email: string }, kind: AccountMailKind, transaction: Transaction): Promise<void>;
  /** Everything stored about an account here, except how many emails an address got lately. */
  deleteByUser(user: { id: string; email: string }, transaction: Transaction): Promise<void>;
  findForExport(user: { id: string; email: string }): Promise<readonly { kind: string; requestedAt: Date }[]>;
}

export interface AccountMailsDependencies {
  store: AccountMailStore;
  sealing: Sealing;
  outbox: Outbox;
  /** Makes pseudonyms of addresses. With another one, the counts start over. */
  secret: string;
  now: () => Date;
  newId: () => string;
}

export function createAccountMails(dependencies: AccountMailsDependencies): AccountMails {
  const { store, sealing, outbox, secret, now, newId } = dependencies;
  const addressKeyOf = createAddressKeys(secret);
  const keysOf = ({ id, email }: { id: string; email: string }) => ({ userId: id, addressKey: addressKeyOf(email) });

  return {
    count(kind, email) {
      const { name, endsAt } = countingWindow(now());
      const counted = { key: `${kind}:${addressKeyOf(email)}:${name}`, expiresAt: endsAt };
      return store.incrementCount(counted, accountMailLimit.count);
    },
    secondsUntilNext: () => Math.ceil((countingWindow(now()).endsAt.getTime() - now().getTime()) / 1000),
    async request({ kind, email, userId, correlationId }, transaction) {
      const id = newId();
      const requestedAt = now();
      const mail = {
        id,
        kind,
        addressKey: addressKeyOf(email),
        sealedAddress: sealing.seal(email, id),
        ...(userId !== undefined && { userId }),
        requestedAt,
        ...mailLifetime(kind, requestedAt),
      };
      await store.insert(mail, transaction);
      await outbox.insert(
        accountMailRequested,
        { subject: id, opensSubject: true, data: { mailId: id, kind }, correlationId, occurredAt: requestedAt },
        transaction,
      );
    },
    withdraw: (user, kind, transaction) => store.deleteByKind(keysOf(user), kind, transaction),
    deleteByUser: (user, transaction) => store.deleteByUser(keysOf(user), transaction),
    findForExport: (user) => store.findForExport(keysOf(user)),
  };
}
