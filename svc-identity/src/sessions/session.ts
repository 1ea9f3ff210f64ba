import { sessionLifetimes } from '@hearthway/contracts/constants';

export interface Session {
  id: string;
  userId: string;
  /** Where it was opened, see `deviceOf`. Null if unknown. */
  device: string | null;
  createdAt: Date;
  lastUsedAt: Date;
  /** When it ends unless it is used again. */
  expiresAt: Date;
  /** When it ends no matter how often it is used. */
  absoluteExpiresAt: Date;
  /** When its last access token expires. */
  tokensExpireAt: Date;
}

export type RevocationReason = 'logged-out' | 'revoked' | 'refresh-reused' | 'password-changed' | 'user-deleted';

export function newSession({ now, ...opened }: Pick<Session, 'id' | 'userId' | 'device'> & { now: Date }): Session {
  const absoluteExpiresAt = after(now, sessionLifetimes.absoluteSeconds);
  return { ...opened, createdAt: now, absoluteExpiresAt, ...usedAt(now, absoluteExpiresAt) };
}

/** The session after one more use; undefined when it has expired. */
export function useSession(session: Session, now: Date): Session | undefined {
  if (now >= session.expiresAt) return undefined;
  return { ...session, ...usedAt(now, session.absoluteExpiresAt) };
}

/** The session's maximum remaining life in whole seconds: the life of its cookie. */
export function secondsLeft(session: Session, now: Date): number {
  return Math.max(0, Math.floor((session.expiresAt.getTime() - now.getTime()) / 1000));
}

function usedAt(now: Date, absoluteExpiresAt: Date) {
  return {
    lastUsedAt: now,
    expiresAt: earlier(after(now, sessionLifetimes.idleSeconds), absoluteExpiresAt),
    tokensExpireAt: earlier(after(now, sessionLifetimes.accessTokenSeconds), absoluteExpiresAt),
  };
}

function after(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
