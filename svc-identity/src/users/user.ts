/** Names and addresses are compared by `usernameKey` and `emailKey`; `username` and `email` are as typed. */
export interface User {
  id: string;
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  createdAt: Date;
  /** What the user accepted and confirmed by creating the account. Older accounts have none. */
  acceptedTerms?: AcceptedTerms;
}

export interface AcceptedTerms {
  at: Date;
  /** Version of the Terms of Service and the Privacy Policy. */
  version: string;
  /** The minimum age that the user confirmed. */
  minimumAgeYears: number;
}

export function newUser(user: Omit<User, 'usernameKey' | 'emailKey'>): User {
  return { ...user, ...newProfile(user) };
}

type Profile = Pick<User, 'username' | 'usernameKey' | 'email' | 'emailKey'>;

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
