import { identityIssuer } from '@hearthway/contracts/identity';
import { createTestIssuer, listen } from '@hearthway/service-kit/testing';
import { eventually } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { startJourneyUnderTest } from '../src/testing/index.js';

it('is ready only once it can verify tokens', async () => {
  const issuer = await createTestIssuer(identityIssuer);
  let isIdentityThere = false;
  const identity = await listen((request, response) => {
    const answer = request.url === identityIssuer.keySet.path ? issuer.jwks : [];
    response.writeHead(isIdentityThere ? 200 : 503).end(JSON.stringify(answer));
  });
  const journey = await startJourneyUnderTest({ IDENTITY_OPERATIONS_URL: identity.url });
  const token = await issuer.sign({ userId: 'a buyer', sessionId: 'a session', role: 'buyer' });
  const call = async () => (await fetch(`${journey.url}/api/milestones`, { headers: { authorization: token } })).status;
  const readiness = async () => {
    const checks = Object.entries(journey.service.readiness);
    return Object.fromEntries(await Promise.all(checks.map(async ([name, check]) => [name, await check()] as const)));
  };
  try {
    expect(await readiness()).toEqual({ mongodb: true, rabbitmq: true, tokens: false });
    expect(await call()).toBe(503);

    isIdentityThere = true;
    await eventually(async () => (await readiness())['tokens'] === true);
    expect(await call()).toBe(200);
  } finally {
    await journey.stop();
    await identity.close();
  }
});
