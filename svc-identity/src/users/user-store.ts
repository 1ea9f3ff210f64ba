import { authTexts } from '@hearthway/contracts/texts';
import { AppError, isDuplicateKey } from '@hearthway/service-kit';
import { Schema, type ClientSession, type Connection } from 'mongoose';
import { emailKey, usernameKey, type User } from './user.js';

type UserDocument = Omit<User, 'id'> & { _id: string; lastLoginAt?: Date; dataExportsAt?: Date[] };

const schema = new Schema<UserDocument>(
  {
    _id: { type: String, required: true },
    username: { type: String, required: true },
    usernameKey: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
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

type Changeable = Omit<User, 'id' | 'createdAt' | 'acceptedTerms'>;

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
    model,
    /**
     * Avoids hashing a password for a name or address that is clearly taken. @throws AppError `user.username-taken`,
     * `user.email-taken`
     */
    refuseTaken,
    /** The unique indexes decide. A duplicate ends the transaction; call `explainDuplicate` afterwards. */
    async add(transaction: ClientSession, { id, ...user }: User): Promise<void> {
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
    async find(id: string): Promise<User | undefined> {
      return toUser(await model.findById(id).lean());
    },
    /**
     * Whether the user still exists with the password that was compared. Writes to the user, so that a login conflicts with a
     * concurrent deletion or password change.
     */
    async noteLogin(transaction: ClientSession, { id, passwordHash }: User, now: Date): Promise<boolean> {
      const change = { $set: { lastLoginAt: now } };
      const result = await model.updateOne({ _id: id, passwordHash }, change, { session: transaction });
      return result.matchedCount === 1;
    },
    /**
     * Changes a user who still exists with the password that was compared, else returns false. The unique indexes
     * decide about name and address: a duplicate ends the transaction; call `explainDuplicate` afterwards.
     */
    async change(
      transaction: ClientSession,
      { id, passwordHash }: User,
      changes: Partial<Changeable>,
    ): Promise<boolean> {
      const result = await model.updateOne({ _id: id, passwordHash }, { $set: changes }, { session: transaction });
      return result.matchedCount === 1;
    },
    /** When the user recently requested exports; undefined when the user no longer exists. */
    async dataExportsOf(transaction: ClientSession, id: string): Promise<readonly Date[] | undefined> {
      const document = await model.findById(id).select({ dataExportsAt: 1 }).session(transaction).lean();
      return document ? (document.dataExportsAt ?? []) : undefined;
    },
    async noteDataExports(transaction: ClientSession, id: string, dataExportsAt: readonly Date[]): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { dataExportsAt } }, { session: transaction });
    },
    /** All stored data of the user, except derived keys and the password hash. */
    async exportOf(id: string) {
      const document = await model.findById(id).lean();
      if (!document) return undefined;
      const { username, email, createdAt, acceptedTerms = null, lastLoginAt = null, dataExportsAt = [] } = document;
      return { id, username, email, createdAt, acceptedTerms, lastLoginAt, dataExportsAt };
    },
    /** Removes a user who still exists with the password that was compared, else returns false. */
    async remove(transaction: ClientSession, { id, passwordHash }: User): Promise<boolean> {
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
  const { _id, username, usernameKey, email, emailKey, passwordHash, createdAt } = document;
  return { id: _id, username, usernameKey, email, emailKey, passwordHash, createdAt };
}
