import { authTokenStorageKey } from '@hearthway/contracts/constants';
import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { createIdentityStandIn, jordanSignedIn } from './identity-stand-in.js';
import { createTestSession, type SessionUnderTest } from './test-session.js';

export const storedToken = () => localStorage.getItem(authTokenStorageKey);

const stops: (() => void)[] = [];

/** Call once per test file: fake timers, silent warnings, and cleanup of started sessions. */
export function prepareSessionTests(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    localStorage.clear();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

export function startSession({ session }: SessionUnderTest): void {
  stops.push(session.start());
}

/** A tab opened with a stored token, once its user is loaded. */
export async function signedInSession(): Promise<SessionUnderTest> {
  const server = createIdentityStandIn();
  localStorage.setItem(authTokenStorageKey, server.issueToken());
  const tab = createTestSession(server);
  startSession(tab);
  await eventually(() => {
    expect(tab.session.user()).toEqual(jordanSignedIn);
  });
  return tab;
}
