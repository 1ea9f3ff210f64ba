import { accountMailRequested, type AccountMailKind } from '@hearthway/contracts/identity';
import type { Dependencies, Sealing, Transaction } from '@hearthway/service-kit';
import { tooMany, type SignInGuard, type SignInOrigin } from '../sign-in-guard/index.js';
import { expiryOf, mailLimits, type AccountMail, type LimitedMailKind } from './account-mail.js';
import type { AccountMailStore } from './account-mail-store.js';

export interface RequestedMail extends Pick<
  AccountMail,
  'kind' | 'userId' | 'sessionId' | 'linkHash' | 'isPasswordOff'
> {
  origin?: SignInOrigin;
  /** The address, or what somebody typed to find an account. */
  name: string;
  device?: string | null;
  correlationId: string;
}

/** Asks svc-commerce for emails about accounts, and takes them back. */
export interface AccountMails {
  /** Counts an email to this account, address or typed name. Undefined if it may go out, else when the next one may. */
  limit(kind: LimitedMailKind, name: string): Promise<Date | undefined>;
  /**
   * Counts an email under all these names, or under none of them.
   * @throws AppError `request.too-many`
   */
  takeTurn(kind: LimitedMailKind, names: readonly string[]): Promise<void>;
  request(mail: RequestedMail, transaction: Transaction): Promise<void>;
  /** Disables links and codes, and cancels unsent emails of these kinds. */
  withdraw(userId: string, kinds: readonly AccountMailKind[], transaction: Transaction, since?: Date): Promise<void>;
  deleteByUser(userId: string, transaction: Transaction): Promise<void>;
  findForExport(userId: string): Promise<readonly { kind: AccountMailKind; requestedAt: Date }[]>;
}

export interface AccountMailsDependencies extends Pick<Dependencies, 'outbox' | 'now' | 'newId'> {
  store: AccountMailStore;
  sealing: Sealing;
  guard: Pick<SignInGuard, 'count' | 'uncount'>;
}

export function createAccountMails({
  store,
  sealing,
  guard,
  outbox,
  now,
  newId,
}: AccountMailsDependencies): AccountMails {
  async function limit(kind: LimitedMailKind, name: string): Promise<Date | undefined> {
    const { count, seconds } = mailLimits[kind];
    const counted = await guard.count(`mail:${kind}:${name}`, seconds);
    return counted.count > count ? counted.until : undefined;
  }

  return {
    limit,
    async takeTurn(kind, names) {
      for (const [index, name] of names.entries()) {
        const until = await limit(kind, name);
        if (!until) continue;
        for (const counted of names.slice(0, index + 1)) await guard.uncount(`mail:${kind}:${counted}`);
        throw tooMany(until, now());
      }
    },
    async request({ name, origin, device, correlationId, kind, ...about }, transaction) {
      const id = newId();
      const requestedAt = now();
      const given = Object.fromEntries(Object.entries({ ...about, device }).filter(([, value]) => value != null));
      const mail: AccountMail = {
        ...given,
        id,
        kind,
        sealedName: sealing.seal(name, id),
        ...(origin && { sealedOrigin: sealing.seal(JSON.stringify(origin), id) }),
        tries: 0,
        requestedAt,
        expiresAt: expiryOf(kind, requestedAt),
      };
      await store.insert(mail, transaction);
      await outbox.insert(
        accountMailRequested,
        { subject: id, data: { mailId: id, kind }, correlationId, occurredAt: requestedAt },
        transaction,
      );
    },
    withdraw: (userId, kinds, transaction, since) => store.deleteByKinds(userId, kinds, transaction, since),
    deleteByUser: (userId, transaction) => store.deleteByUser(userId, transaction),
    findForExport: (userId) => store.findForExport(userId),
  };
}
