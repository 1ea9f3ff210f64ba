import { siteChanged } from '@hearthway/contracts/releases';
import { broadcastStub, captureLog } from '@hearthway/service-kit/testing';
import { pactBetween } from '@hearthway/tooling/pact';
import { expect, it } from '@jest/globals';
import { followChanges } from './follow-changes.js';

/** It takes a change as a reason to look, and nothing from it. */
it('the gateway looks at what is live when a change is announced', () =>
  pactBetween('gateway', 'registry')
    .addAsynchronousInteraction()
    .given('a release goes live')
    .expectsToReceive('a change of the live site', (builder) => builder.withJSONContent({ type: siteChanged.type }))
    .executeTest(async ({ contents }) => {
      const { broker, broadcast } = broadcastStub();
      const { logger } = captureLog();
      let looks = 0;
      const look = () => Promise.resolve(void (looks += 1));
      const followed = followChanges({ look, broker, logger, pollMilliseconds: 600_000 });
      followed.start();
      const { type } = contents.content as { type: string };
      await broadcast(type, JSON.stringify(contents.content));
      expect(looks).toBe(2);
      await followed.stop();
    }));
