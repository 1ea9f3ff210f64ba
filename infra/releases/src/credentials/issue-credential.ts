import type { Credential, NewCredential } from '@hearthway/contracts/releases';
import { AppError, hashToken, randomToken } from '@hearthway/service-kit';
import { operatorName } from './authorize.js';
import type { CredentialStore } from './credential-store.js';

interface Dependencies {
  readonly credentials: CredentialStore;
  readonly environments: ReadonlyMap<string, string>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** @throws AppError `request.invalid` for the operator’s name, an unknown environment, or an end that is past */
export async function issueCredential(
  { credentials, environments, now, newId }: Dependencies,
  wanted: NewCredential,
): Promise<{ credential: Credential; token: string }> {
  const unknown = wanted.environments.filter((environment) => !environments.has(environment));
  const problems = [
    wanted.name.toLowerCase() === operatorName && { path: 'body.name', message: 'This is the operator’s own name' },
    unknown.length > 0 && { path: 'body.environments', message: `There is no environment ${unknown.join(', ')}` },
    Date.parse(wanted.expiresAt) <= now().getTime() && { path: 'body.expiresAt', message: 'This is past' },
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new AppError('request.invalid', 'No credential was made', { details: problems });
  const token = `hwr_${randomToken()}`;
  const credential = { ...wanted, credentialId: newId(), createdAt: now().toISOString() };
  await credentials.insert(credential, hashToken(token));
  return { credential, token };
}
