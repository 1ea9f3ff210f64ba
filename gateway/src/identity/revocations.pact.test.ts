import { sessionRevoked } from '@hearthway/contracts/identity';
import { broadcastStub, captureLog } from '@hearthway/service-kit/testing';
import { endedSession, issuerPact } from '@hearthway/service-kit/testing/issuer-pact';
import { eventually } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { createRevocations } from './revocations.js';

it('the gateway is told of each session that ends', () =>
  issuerPact('gateway')
    .sessionEnds()
    .executeTest(async ({ contents }) => {
      const { broker, broadcast } = broadcastStub();
      const revocations = createRevocations({
        broker: { ...broker, isConnected: () => true },
        identity: { listRevocations: () => Promise.resolve([]) },
        logger: captureLog().logger,
      });
      revocations.start();
      await eventually(() => expect(revocations.isLoaded()).toBe(true));
      await broadcast(sessionRevoked.type, JSON.stringify(contents.content));
      expect(revocations.isRevoked(endedSession.sessionId)).toBe(true);
      await revocations.stop();
    }));
