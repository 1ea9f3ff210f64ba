import { authTexts } from '@hearthway/contracts/texts';
import { AppError, ensureIndexes, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

/** Names and addresses are compared by `usernameKey` and `emailKey`; `username` and `email` are as typed. */
export interface User {
  id: string;
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string;
  /** When the email address was verified by a mailed link. */
  emailVerifiedAt: Date | null;
  passwordHash: string;
  createdAt: Date;
  /** What the user accepted and confirmed by creating the account. Older accounts have none. */
  acceptedTerms?: {
    at: Date;
    /** Version of the Terms of Service and the Privacy Policy. */
    version: string;
    /** The minimum age that the user confirmed. */
    minimumAgeYears: number;
  };
}

type Profile = Pick<User, 'username' | 'usernameKey' | 'email' | 'emailKey'>;
type Changes = Partial<Profile & Pick<User, 'passwordHash' | 'emailVerifiedAt'>>;

type UserDocument = Omit<User, 'id'> & { _id: string; lastLoginAt?: Date; dataExportsAt?: Date[] };

const schema = new Schema<UserDocument>(
  {
    _id: { type: String, required: true },
    username: { type: String, required: true },
    usernameKey: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    emailVerifiedAt: { type: Date, default: null },
    passwordHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
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

export type UserStore = ReturnType<typeof createUserStore>;

export function createUserStore(connection: Connection) {
  const model = connection.model('User', schema);

  async function refuseTaken(username: string, email: string, ownId?: string): Promise<void> {
    const wanted = { usernameKey: usernameKey(username), emailKey: emailKey(email) };
    const either = { $or: [{ usernameKey: wanted.usernameKey }, { emailKey: wanted.emailKey }] };
    const found = await model.find(either).select({ usernameKey: 1 }).lean();
    const taken = found.filter(({ _id }) => _id !== ownId);
    if (taken.length === 0) return;
    throw taken.some((user) => user.usernameKey === wanted.usernameKey) ? usernameTaken() : emailTaken();
  }

  return {
    ensureIndexes: () => ensureIndexes(connection, [model]),
    /**
     * Not one of the four verbs, like `explainDuplicate`: only the store knows who has a name. Called first, so that no
     * password is hashed for a name or address that is clearly taken.
     * @throws AppError `user.username-taken`, `user.email-taken`
     */
    refuseTaken,
    /** The unique indexes decide. A duplicate ends the transaction; call `explainDuplicate` afterwards. */
    async insert({ id, ...user }: User, transaction: Transaction): Promise<void> {
      await model.create([{ _id: id, ...user }], { session: transaction });
    },
    /** Turns a duplicate key error into a refusal, and returns any other error unchanged. */
    async explainDuplicate(error: unknown, user: Pick<User, 'id' | 'username' | 'email'>): Promise<unknown> {
      if (!isDuplicateKey(error)) return error;
      if (error.keyPattern?.['usernameKey']) return usernameTaken(error);
      if (error.keyPattern?.['emailKey']) return emailTaken(error);
      return refuseTaken(user.username, user.email, user.id).then(
        () => error,
        (refusal: unknown) => refusal,
      );
    },
    /**
     * The user who signs in with this username or email. An old username may look like someone else's email: that address
     * belongs to the account that has it, and the other account signs in with its own.
     */
    async findByLogin(login: string): Promise<User | undefined> {
      const either = [{ emailKey: emailKey(login) }, { usernameKey: usernameKey(login) }];
      const found = await model.find({ $or: either }).lean();
      return toUser(found.find((user) => user.emailKey === emailKey(login)) ?? found[0] ?? null);
    },
    async findByEmail(email: string): Promise<User | undefined> {
      return toUser(await model.findOne({ emailKey: emailKey(email) }).lean());
    },
    async findById(id: string): Promise<User | undefined> {
      return toUser(await model.findById(id).lean());
    },
    /**
     * Whether the user still exists with the password that was compared. Writes to the user, so that a login conflicts with a
     * concurrent deletion or password change.
     */
    async updateLastLogin({ id, passwordHash }: User, lastLoginAt: Date, transaction: Transaction): Promise<boolean> {
      const options = { session: transaction };
      return (await model.updateOne({ _id: id, passwordHash }, { $set: { lastLoginAt } }, options)).matchedCount === 1;
    },
    /**
     * Updates a user who still exists with the password that was compared, else returns false. The unique indexes decide
     * about name and address: a duplicate ends the transaction; call `explainDuplicate` afterwards.
     */
    async update({ id, passwordHash }: User, changes: Changes, transaction: Transaction): Promise<boolean> {
      const options = { session: transaction };
      return (await model.updateOne({ _id: id, passwordHash }, { $set: changes }, options)).matchedCount === 1;
    },
    /** Of a user whose address is the same as when it was read, and was not verified since. Else returns false. */
    async updateVerified({ id, emailKey }: User, at: Date, transaction: Transaction): Promise<boolean> {
      const unverified = { _id: id, emailKey, emailVerifiedAt: null };
      const options = { session: transaction };
      return (await model.updateOne(unverified, { $set: { emailVerifiedAt: at } }, options)).matchedCount === 1;
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
      const { username, email, emailVerifiedAt, createdAt } = document;
      const { acceptedTerms = null, lastLoginAt = null, dataExportsAt = [] } = document;
      return { id, username, email, emailVerifiedAt, createdAt, acceptedTerms, lastLoginAt, dataExportsAt };
    },
    /** Deletes a user who still exists with the password that was compared, else returns false. */
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

function toUser(document: UserDocument | null): User | undefined {
  if (!document) return undefined;
  const { _id, username, usernameKey, email, emailKey, emailVerifiedAt, passwordHash, createdAt } = document;
  return { id: _id, username, usernameKey, email, emailKey, emailVerifiedAt, passwordHash, createdAt };
}

export function newUser(user: Omit<User, 'usernameKey' | 'emailKey' | 'emailVerifiedAt'>): User {
  return { ...user, ...newProfile(user), emailVerifiedAt: null };
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
