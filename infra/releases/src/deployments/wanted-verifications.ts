import type { LiveSite, WantedVerification } from '@hearthway/contracts/releases';
import { AppError } from '@hearthway/service-kit';
import type { Contents } from '../contents/index.js';
import type { ReleaseKey, ReleaseStore } from '../published/index.js';
import type { VerificationStore } from '../verifications/index.js';
import type { GatedReleases } from './gated-releases.js';
import { releasesBeside } from './releases-beside.js';

export interface WantedDependencies {
  readonly contents: Pick<Contents, 'read'>;
  readonly gated: GatedReleases;
  readonly releases: ReleaseStore;
  readonly verifications: VerificationStore;
}

/**
 * The pacts that a version of a provider is to keep beside what is live, and beside what was published last of each consumer.
 * @throws AppError `release.not-found`
 */
export async function wantedVerifications(
  { contents, gated, releases, verifications }: WantedDependencies,
  site: LiveSite,
  { slice: provider, version }: ReleaseKey,
): Promise<WantedVerification[]> {
  if ((await gated.find([{ slice: provider, version }])).length === 0) {
    throw new AppError('release.not-found', `There is no release ${version} of ${provider}`);
  }
  const consumers = await gated.find([...releasesBeside(site, provider), ...(await releases.findNewestOfEach())]);
  const pacts = consumers.flatMap(({ slice: consumer, version: consumerVersion, pacts }) =>
    pacts
      .filter((pact) => pact.provider === provider)
      .map(({ content: pact }) => [pact, { consumer, version: consumerVersion, pact }] as const),
  );
  const wanted = [...new Map(pacts).values()];
  const keys = wanted.map(({ pact }) => ({ provider, version, pact }));
  const passed = new Map((await verifications.find(keys)).map((one) => [one.pact, one.passed]));
  return Promise.all(
    wanted.map(async (one) => {
      const known = passed.get(one.pact);
      const text = (await contents.read(one.pact)).toString('utf8');
      return { ...one, text, ...(known !== undefined && { passed: known }) };
    }),
  );
}
