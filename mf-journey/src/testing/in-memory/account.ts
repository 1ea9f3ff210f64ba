import { exampleUser } from '@hearthway/contracts/examples';
import {
  changePassword,
  changeProfile,
  deleteAccount,
  downloadDataExport,
  getDataExport,
  listSessions,
  me,
  requestDataExport,
  revokeSession,
  type DataExport,
  type Session,
  type User,
} from '@hearthway/contracts/identity';
import { authTexts } from '@hearthway/contracts/texts';
import { inMemoryCollection, Refusal, route } from '@hearthway/web-kit/testing';

export const examplePassword = 'kettle-orchard-violin';

/** A username and an email of another account. */
export const takenName = 'morgan';
export const takenEmail = 'morgan@example.com';

const exampleSessions: readonly Session[] = [
  sessionOf('session-3', '2026-11-20T15:04:00.000Z', { device: 'Chrome on Windows', current: true }),
  sessionOf('session-2', '2026-11-18T20:30:00.000Z', { device: 'Safari on iPhone' }),
  sessionOf('session-1', '2026-11-02T09:15:00.000Z'),
];

export interface GivenAccount {
  readonly sessions?: readonly Session[] | undefined;
  /** Services missing from a data export. */
  readonly silentServices?: readonly string[] | undefined;
}

/** svc-identity for the settings page. */
export function inMemoryAccount({ sessions: given = exampleSessions, silentServices = [] }: GivenAccount = {}) {
  let user: User | null = exampleUser;
  let password = examplePassword;
  const sessions = inMemoryCollection({ list: listSessions, remove: revokeSession }, given);
  let timesAsked = 0;
  const prove = (typed: string): void => {
    if (typed !== password) throw new Refusal(403, 'user.wrong-password', 'That password is incorrect');
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
      route(me, () => {
        if (!user) throw new Refusal(401, 'session.required', 'Unauthorized');
        return user;
      }),
      route(changeProfile, ({ body }) => {
        prove(body.password);
        if (body.username === takenName) throw new Refusal(409, 'user.username-taken', authTexts.usernameTaken);
        if (body.email === takenEmail) throw new Refusal(409, 'user.email-taken', authTexts.emailTaken);
        user = { ...exampleUser, username: body.username, email: body.email };
        return user;
      }),
      route(changePassword, ({ body }) => {
        prove(body.currentPassword);
        password = body.newPassword;
        sessions.update((all) => all.filter(({ current }) => current));
        return undefined;
      }),
      route(deleteAccount, ({ body }) => {
        prove(body.password);
        user = null;
        return undefined;
      }),
      route(requestDataExport, () => dataExport('gathering')),
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
