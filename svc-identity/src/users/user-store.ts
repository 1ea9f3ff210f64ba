import { verificationReminderSeconds, type User as ShownUser } from '@hearthway/contracts/identity';
import { authTexts } from '@hearthway/contracts/texts';
import { mailboxOf } from '../account-mails/index.js';
import { AppError, ensureIndexes, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';

/** Names and addresses are compared by `usernameKey` and `emailKey`; `username` and `email` are as typed. */
export interface User {
  id: string;
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  createdAt: Date;
  /** When its owner proved that they read the mail of `email`. Absent until then. */
  emailVerifiedAt?: Date;
  /** A new address, which replaces `email` once it is confirmed. */
  pendingEmail?: string;
  /** Addresses that the account can still go back to, oldest first. Nobody else can have them until then. */
  formerEmails?: readonly FormerEmail[];
  /** What the user accepted and confirmed by creating the account. Read for data exports only. */
  acceptedTerms?: {
    at: Date;
    /** Version of the Terms of Service and the Privacy Policy. */
    version: string;
    /** The minimum age that the user confirmed. */
    minimumAgeYears: number;
  };
}

export interface FormerEmail {
  emailKey: string;
  until: Date;
}

type Profile = Pick<User, 'username' | 'usernameKey' | 'email' | 'emailKey'>;
export type UserChanges = Partial<
  Profile &
    Pick<User, 'passwordHash' | 'formerEmails'> & {
      /** `undefined` deletes it, here and below. */
      emailVerifiedAt: Date | undefined;
      pendingEmail: string | undefined;
      verificationReminderAt: Date | undefined;
    }
>;

type UserDocument = Omit<User, 'id'> & {
  _id: string;
  lastLoginAt?: Date;
  dataExportsAt?: Date[];
  /** When to remind the user to confirm the address. */
  verificationReminderAt?: Date;
};

const schema = new Schema<UserDocument>(
  {
    _id: { type: String, required: true },
    username: { type: String, required: true },
    usernameKey: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    passwordHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    emailVerifiedAt: { type: Date },
    pendingEmail: { type: String },
    formerEmails: {
      type: [
        new Schema<FormerEmail>(
          { emailKey: { type: String, required: true }, until: { type: Date, required: true } },
          { _id: false },
        ),
      ],
      default: undefined,
    },
    verificationReminderAt: { type: Date },
    acceptedTerms: new Schema(
      {
        at: { type: Date, required: true },
        version: { type: String, required: true },
        minimumAgeYears: { type: Number, required: true },
      },
      { _id: false },
    ),
    lastLoginAt: { type: Date },
    dataExportsAt: { type: [Date], default: undefined },
  },
  { collection: 'users', versionKey: false, strict: 'throw' },
);
schema.index({ usernameKey: 1 }, { unique: true });
schema.index({ emailKey: 1 }, { unique: true });
schema.index({ 'formerEmails.emailKey': 1 }, { sparse: true });
schema.index({ verificationReminderAt: 1 }, { sparse: true });

export type UserStore = ReturnType<typeof createUserStore>;

export function createUserStore(connection: Connection) {
  const model = connection.model('User', schema);

  const isReserved = (email: string, now: Date) => ({
    formerEmails: trusted({ $elemMatch: { emailKey: emailKey(email), until: { $gt: now } } }),
  });

  async function refuseTaken(username: string, email: string, now: Date, ownId?: string): Promise<void> {
    const wanted = { usernameKey: usernameKey(username), emailKey: emailKey(email) };
    const either = {
      $or: [{ usernameKey: wanted.usernameKey }, { emailKey: wanted.emailKey }, isReserved(email, now)],
    };
    const found = await model.find(either).select({ usernameKey: 1 }).lean();
    const taken = found.filter(({ _id }) => _id !== ownId);
    if (taken.length === 0) return;
    throw taken.some((user) => user.usernameKey === wanted.usernameKey) ? usernameTaken() : emailTaken();
  }

  /**
   * Call in the transaction that assigns an address: another account may have kept it as a former one in the meantime.
   * @throws AppError `user.email-taken`
   */
  async function refuseReserved(email: string, ownId: string, now: Date, transaction: Transaction): Promise<void> {
    const found = await model.find(isReserved(email, now)).select({ _id: 1 }).session(transaction).lean();
    if (found.some(({ _id }) => _id !== ownId)) throw emailTaken();
  }

  return {
    ensureIndexes: () => ensureIndexes(connection, [model]),
    /**
     * Called first, so that no password is hashed for a name or address that is already taken.
     * @throws AppError `user.username-taken`, `user.email-taken`
     */
    refuseTaken,
    /** The unique indexes decide. A duplicate aborts the transaction; call `explainDuplicate` afterwards. */
    async insert(
      { id, ...user }: User & Pick<UserDocument, 'verificationReminderAt'>,
      transaction: Transaction,
    ): Promise<void> {
      await model.create([{ _id: id, ...user }], { session: transaction });
      await refuseReserved(user.email, id, user.createdAt, transaction);
    },
    refuseReserved,
    /** Turns a duplicate key error into a refusal, and returns any other error unchanged. */
    async explainDuplicate(error: unknown, user: Pick<User, 'id' | 'username' | 'email'>, now: Date): Promise<unknown> {
      if (!isDuplicateKey(error)) return error;
      if (error.keyPattern?.['usernameKey']) return usernameTaken(error);
      if (error.keyPattern?.['emailKey']) return emailTaken(error);
      return refuseTaken(user.username, user.email, now, user.id).then(
        () => error,
        (refusal: unknown) => refusal,
      );
    },
    /**
     * The user who signs in with this username or email. An old username may look like someone else's email: that
     * address belongs to the account that has it, and the other account signs in with its own.
     */
    async findByLogin(login: string): Promise<User | undefined> {
      const key = usernameKey(login);
      const found = await model.find({ $or: [{ emailKey: key }, { usernameKey: key }] }).lean();
      return toUser(found.find((user) => user.emailKey === key) ?? found[0] ?? null);
    },
    async findById(id: string, transaction: Transaction | null = null): Promise<User | undefined> {
      return toUser(await model.findById(id).session(transaction).lean());
    },
    async findVerifiedByEmail(email: string): Promise<User | undefined> {
      const user = toUser(await model.findOne({ emailKey: emailKey(email) }).lean());
      return user?.emailVerifiedAt && user;
    },
    /** Claims one user who is due for a reminder to confirm the address. A user is claimed once. */
    async takeDueReminder(now: Date, transaction: Transaction): Promise<User | undefined> {
      // Not every engine infers $exists from $lte, without which it doesn't use the sparse index.
      const due = { verificationReminderAt: trusted({ $exists: true, $lte: now }) };
      const options = { session: transaction };
      return toUser(await model.findOneAndUpdate(due, { $unset: { verificationReminderAt: 1 } }, options).lean());
    },
    /**
     * Returns whether the user's password and addresses are still as read. Writes to the user, so that a login conflicts with a
     * concurrent deletion or password change.
     */
    async updateLastLogin(user: User, lastLoginAt: Date, transaction: Transaction): Promise<boolean> {
      const options = { session: transaction };
      return (await model.updateOne(unchanged(user), { $set: { lastLoginAt } }, options)).matchedCount === 1;
    },
    /**
     * Updates a user whose password and addresses are still as read, else returns false. The unique indexes decide
     * about name and address: a duplicate aborts the transaction; call `explainDuplicate` afterwards.
     */
    async update(user: User, changes: UserChanges, transaction: Transaction): Promise<boolean> {
      const isKept = ([, value]: [string, unknown]): boolean => value !== undefined;
      const kept = Object.entries(changes).filter(isKept);
      const removed = Object.entries(changes).filter((each) => !isKept(each));
      const change = {
        ...(kept.length > 0 && { $set: Object.fromEntries(kept) }),
        ...(removed.length > 0 && { $unset: Object.fromEntries(removed.map(([name]) => [name, 1])) }),
      };
      const options = { session: transaction };
      return (await model.updateOne(unchanged(user), change, options)).matchedCount === 1;
    },
    /** When the user recently requested exports; undefined when the user no longer exists. */
    async findExportTimes(id: string, transaction: Transaction): Promise<readonly Date[] | undefined> {
      const document = await model.findById(id).select({ dataExportsAt: 1 }).session(transaction).lean();
      return document ? (document.dataExportsAt ?? []) : undefined;
    },
    async updateExportTimes(id: string, dataExportsAt: readonly Date[], transaction: Transaction): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { dataExportsAt } }, { session: transaction });
    },
    /** All stored data of the user, except derived keys and the password hash. */
    async findForExport(id: string) {
      const document = await model.findById(id).lean();
      if (!document) return undefined;
      const { username, email, createdAt, acceptedTerms = null, lastLoginAt = null, dataExportsAt = [] } = document;
      const { emailVerifiedAt = null, pendingEmail = null, verificationReminderAt = null } = document;
      const formerEmails = (document.formerEmails ?? []).map(({ emailKey: address, until }) => ({ address, until }));
      const emails = { email, emailVerifiedAt, pendingEmail, formerEmails, verificationReminderAt };
      return { id, username, ...emails, createdAt, acceptedTerms, lastLoginAt, dataExportsAt };
    },
    /** Deletes a user whose password is still the one that was checked, else returns false. */
    async delete({ id, passwordHash }: User, transaction: Transaction): Promise<boolean> {
      return (await model.deleteOne({ _id: id, passwordHash }, { session: transaction })).deletedCount === 1;
    },
  };
}

function usernameTaken(cause?: unknown): AppError {
  return new AppError('user.username-taken', authTexts.usernameTaken, { cause });
}

function emailTaken(cause?: unknown): AppError {
  return new AppError('user.email-taken', authTexts.emailTaken, { cause });
}

/** Matches the user only while what proved the account is unchanged. */
const unchanged = ({ id, passwordHash, emailKey: address, pendingEmail = null }: UserAsRead) => ({
  _id: id,
  passwordHash,
  emailKey: address,
  pendingEmail,
});
type UserAsRead = Pick<User, 'id' | 'passwordHash' | 'emailKey'> & { pendingEmail?: string | null };

/** The keys for counting emails that confirm an address: the account first, then the mailbox. */
export function confirmationCounts(user: User, address: string): readonly string[] {
  const key = emailKey(address);
  const ofAddress = key === user.emailKey ? ownAddressCount(user) : `new ${mailboxOf(key)}`;
  return [`account ${user.id}`, ofAddress];
}

export function ownAddressCount(user: Pick<User, 'emailKey'>): string {
  return `own ${mailboxOf(user.emailKey)}`;
}

/** A user as shown to themselves. */
export function shownUser({ id, username, email, emailVerifiedAt, pendingEmail }: User): ShownUser {
  return { id, username, email, emailVerified: emailVerifiedAt !== undefined, pendingEmail: pendingEmail ?? null };
}

function toUser(document: UserDocument | null): User | undefined {
  if (!document) return undefined;
  const { _id, username, usernameKey, email, emailKey, passwordHash, createdAt } = document;
  const { emailVerifiedAt, pendingEmail, formerEmails } = document;
  return {
    id: _id,
    username,
    usernameKey,
    email,
    emailKey,
    passwordHash,
    createdAt,
    ...(emailVerifiedAt && { emailVerifiedAt }),
    ...(pendingEmail !== undefined && { pendingEmail }),
    ...(formerEmails && { formerEmails }),
  };
}

/** When to remind somebody who hasn't confirmed their address. */
export function reminderAfter(now: Date): Date {
  return new Date(now.getTime() + verificationReminderSeconds * 1000);
}

export function newUser(user: Omit<User, 'usernameKey' | 'emailKey'>): User {
  return { ...user, ...newProfile(user) };
}

export function newProfile({ username, email }: Pick<User, 'username' | 'email'>): Profile {
  return { username, usernameKey: usernameKey(username), email, emailKey: emailKey(email) };
}

/** Names that differ only in case or form (full-width letters, ligatures) are the same name. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
