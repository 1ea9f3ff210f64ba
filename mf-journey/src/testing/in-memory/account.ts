import { exampleUser } from '@hearthway/contracts/examples';
import {
  changePassword,
  changeProfile,
  deleteAccount,
  downloadDataExport,
  getDataExport,
  listSecurityEvents,
  listSessions,
  me,
  plainCode,
  requestDataExport,
  requestEmailVerification,
  revokeSession,
  securityLogPageSize,
  verifyEmailByCode,
  type DataExport,
  type SecurityEvent,
  type SecurityEventKind,
  type Session,
  type User,
} from '@hearthway/contracts/identity';
import { authTexts } from '@hearthway/contracts/texts';
import { inMemoryCollection, Refusal, route } from '@hearthway/web-kit/testing';

export const examplePassword = 'kettle-orchard-violin';

/** The one that confirms whichever address is to be confirmed. */
export const exampleCode = '428190';

/** A username and an email of another account. */
export const takenName = 'morgan';
export const takenEmail = 'morgan@example.com';

const exampleSessions: readonly Session[] = [
  sessionOf('session-3', '2026-11-20T15:04:00.000Z', { device: 'Chrome on Windows', current: true }),
  sessionOf('session-2', '2026-11-18T20:30:00.000Z', { device: 'Safari on iPhone' }),
  sessionOf('session-1', '2026-11-02T09:15:00.000Z'),
];

const exampleSecurityEvents: readonly SecurityEvent[] = [
  { id: 'event-3', kind: 'signed-in-by-password', device: 'Chrome on Windows', at: '2026-11-20T15:04:00.000Z' },
  { id: 'event-2', kind: 'revealed-to-admin', device: null, at: '2026-11-19T10:00:00.000Z' },
  { id: 'event-1', kind: 'registered', device: 'Safari on iPhone', at: '2026-11-02T09:15:00.000Z' },
];

export interface GivenAccount {
  readonly user?: User | undefined;
  /** Newest first. */
  readonly securityEvents?: readonly SecurityEvent[] | undefined;
  readonly sessions?: readonly Session[] | undefined;
  /** Services missing from a data export. */
  readonly silentServices?: readonly string[] | undefined;
}

/** svc-identity for the settings page. */
export function inMemoryAccount({
  user: givenUser = exampleUser,
  securityEvents: givenEvents = exampleSecurityEvents,
  sessions: given = exampleSessions,
  silentServices = [],
}: GivenAccount = {}) {
  let user: User | null = givenUser;
  let password = examplePassword;
  const sessions = inMemoryCollection({ list: listSessions, remove: revokeSession }, given);
  let securityEvents = givenEvents;
  const happened = (kind: SecurityEventKind): void => {
    const id = `new-event-${securityEvents.length}`;
    securityEvents = [{ id, kind, device: 'Chrome on Windows', at: '2026-11-22T12:00:00.000Z' }, ...securityEvents];
  };
  let timesAsked = 0;
  const prove = (typed: string): void => {
    if (typed !== password) throw new Refusal(403, 'user.wrong-password', 'That password is incorrect');
  };
  const signedIn = (): User => {
    if (!user) throw new Refusal(401, 'session.required', 'Unauthorized');
    return user;
  };
  const confirm = (): User => {
    const { pendingEmail, ...before } = signedIn();
    return { ...before, email: pendingEmail ?? before.email, emailVerified: true, pendingEmail: null };
  };
  const missing = [...silentServices];
  const dataExport = (status: DataExport['status']): DataExport => ({
    id: 'export-1',
    status,
    missing: status === 'gathering' ? ['journey'] : missing,
    requestedAt: '2026-11-22T12:00:00.000Z',
  });
  return {
    user: () => user,
    password: () => password,
    routes: [
      ...sessions.routes,
      route(me, signedIn),
      route(requestEmailVerification, () => undefined),
      route(verifyEmailByCode, ({ body }) => {
        if (plainCode(body.code) !== exampleCode) throw new Refusal(400, 'account-code.wrong', authTexts.invalidCode);
        user = confirm();
        happened('email-confirmed');
        return user;
      }),
      route(listSecurityEvents, ({ query }) => {
        const start = securityEvents.findIndex(({ id }) => id === query.before) + 1;
        const events = securityEvents.slice(start, start + securityLogPageSize);
        return { events, hasMore: start + events.length < securityEvents.length };
      }),
      route(changeProfile, ({ body }) => {
        prove(body.password);
        if (body.username === takenName) throw new Refusal(409, 'user.username-taken', authTexts.usernameTaken);
        if (body.email === takenEmail) throw new Refusal(409, 'user.email-taken', authTexts.emailTaken);
        const { username, email } = body;
        const before = signedIn();
        const isHeldBack = before.emailVerified && email !== before.email;
        user = { ...before, username, ...(isHeldBack ? { pendingEmail: email } : { email, pendingEmail: null }) };
        if (username !== before.username) happened('username-changed');
        return user;
      }),
      route(changePassword, ({ body }) => {
        prove(body.currentPassword);
        password = body.newPassword;
        happened('password-changed');
        sessions.update((all) => all.filter(({ current }) => current));
        return undefined;
      }),
      route(deleteAccount, ({ body }) => {
        prove(body.password);
        user = null;
        return undefined;
      }),
      route(requestDataExport, () => {
        happened('data-export-requested');
        return dataExport('gathering');
      }),
      route(getDataExport, () => {
        timesAsked += 1;
        if (timesAsked < 2) return dataExport('gathering');
        return dataExport(missing.length > 0 ? 'incomplete' : 'ready');
      }),
      route(downloadDataExport, () => ({
        requestedAt: '2026-11-22T12:00:00.000Z',
        missing,
        parts: {
          identity: { user: exampleUser },
          ...(!missing.includes('journey') && { journey: { milestones: [] } }),
        },
      })),
    ],
  };
}

function sessionOf(id: string, createdAt: string, more: Partial<Session> = {}): Session {
  return {
    id,
    device: null,
    createdAt,
    lastUsedAt: createdAt,
    expiresAt: '2026-12-20T15:04:00.000Z',
    current: false,
    ...more,
  };
}
