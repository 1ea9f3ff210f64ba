import { createCredential, listCredentials, listReleases, revokeCredential } from '@hearthway/contracts/releases';
import { call, UsageError } from '../command-line.js';
import { minute, table } from '../command-output.js';
import type { Command } from './context.js';

export const list: Command = async (_, { registry }) => {
  const credentials = await registry.call(listCredentials, {});
  return {
    value: credentials,
    lines:
      credentials.length === 0
        ? ['There are none yet.']
        : table(
            credentials.map(({ credentialId, name, slices, environments, expiresAt, revokedAt }) => [
              credentialId,
              name,
              slices.join(),
              environments.join(),
              revokedAt === undefined ? `until ${minute(expiresAt)}` : `revoked ${minute(revokedAt)}`,
            ]),
          ),
  };
};

export const create: Command = async (line, { registry, tell }) => {
  const { name, slices, environments, days } = line;
  if (name === undefined || slices.length === 0) {
    throw new UsageError(
      `Say whose it is and for what: ${call} credentials create --name "Journey team" --slices mf-journey`,
    );
  }
  const expiresAt = new Date(Date.now() + days * 86_400_000).toISOString();
  // No refusal: a new slice is published with the credential.
  for (const slice of slices) {
    const [published] = await registry.call(listReleases, { params: { slice } });
    if (!published) tell(`Nothing of ${slice} is published yet. Is that its name?`);
  }
  const created = await registry.call(createCredential, {
    body: { name, slices: [...slices], environments: [...environments], expiresAt },
  });
  return {
    value: created,
    lines: [
      created.token,
      `This is shown once: the HEARTHWAY_TOKEN of ${name}, for ${slices.join(', ')} in ${environments.join(', ')}, until ${minute(expiresAt)} UTC.`,
      `End it: ${call} credentials revoke ${created.credential.credentialId}`,
    ],
  };
};

export const revoke: Command = async ({ id }, { registry }) => {
  if (id === undefined) throw new UsageError(`Name the credential by its id, as ${call} credentials list shows it.`);
  await registry.call(revokeCredential, { params: { credentialId: id } });
  return { value: { credentialId: id, revoked: true }, lines: [`${id} is revoked: nothing accepts it any more.`] };
};
