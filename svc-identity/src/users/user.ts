/** `usernameKey` and `emailKey` are what names and addresses are compared by; `username` and `email` are as typed. */
export interface User {
  id: string;
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  createdAt: Date;
  /** What creating the account accepted and confirmed. Accounts from before it was asked have none. */
  acceptedTerms?: AcceptedTerms;
}

export interface AcceptedTerms {
  at: Date;
  /** Of the Terms of Service and the Privacy Policy. */
  version: string;
  /** The age that the person confirmed to have reached. */
  minimumAgeYears: number;
}

export function newUser(user: Omit<User, 'usernameKey' | 'emailKey'>): User {
  return { ...user, ...newProfile(user) };
}

type Profile = Pick<User, 'username' | 'usernameKey' | 'email' | 'emailKey'>;

export function newProfile({ username, email }: Pick<User, 'username' | 'email'>): Profile {
  return { username, usernameKey: usernameKey(username), email, emailKey: emailKey(email) };
}

/** Names that look alike in another case or form (full-width letters, ligatures) are one name. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
