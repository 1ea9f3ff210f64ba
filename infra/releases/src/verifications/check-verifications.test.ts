import { expect, it } from '@jest/globals';
import { checkVerifications, pactsToKeep } from './check-verifications.js';

const versionOf = (letter: string) => letter.repeat(20);
const released = (slice: string, letter: string, ...providers: string[]) => ({
  slice,
  version: versionOf(letter),
  process: slice.startsWith('svc-'),
  pacts: providers.map((provider) => ({ provider, content: `${slice} with ${provider}`, bytes: 1 })),
});
const journey = released('svc-journey', 'a', 'svc-commerce');
const commerce = released('svc-commerce', 'b', 'svc-journey');
const page = released('mf-journey', 'c', 'svc-journey', 'shell');
const local = { environment: 'local', isRequired: false };

it('is about the pacts of a release as a consumer and as a provider', () => {
  expect(pactsToKeep(journey, [commerce, page, released('shell', 'd')]).map(({ pact }) => pact)).toEqual([
    'svc-journey with svc-commerce',
    'svc-commerce with svc-journey',
    'mf-journey with svc-journey',
  ]);
  // A front end keeps no pact.
  expect(pactsToKeep(page, [commerce, released('shell', 'd')])).toEqual([]);
});

it('says who doesn’t keep whose pact, and what wasn’t verified', () => {
  const pacts = pactsToKeep(journey, [commerce, page]);
  const [asConsumer, asProvider] = pacts.map(({ provider, version, pact }) => ({ provider, version, pact }));
  const recorded = [
    { ...asConsumer!, passed: true, failures: [] },
    { ...asProvider!, passed: false, failures: ['the street is missing', 'and the city'] },
  ];
  const failed = `svc-journey ${versionOf('a')} doesn’t keep the pact of svc-commerce ${versionOf('b')}: the street is missing`;
  const missing = (environment: string) =>
    `svc-journey ${versionOf('a')} wasn’t verified with the pact of mf-journey ${versionOf('c')}. ` +
    `Verify it: npm run release -- verify svc-journey --environment ${environment}`;
  expect(checkVerifications(pacts, recorded, local)).toEqual({
    name: 'verifications',
    problems: [failed],
    notes: [missing('local')],
  });
  expect(checkVerifications(pacts, recorded, { environment: 'production', isRequired: true })).toEqual({
    name: 'verifications',
    problems: [failed, missing('production')],
  });
});
