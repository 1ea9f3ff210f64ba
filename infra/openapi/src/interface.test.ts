import { describe, expect, it } from '@jest/globals';
import { participantInterface } from '@hearthway/contracts/interfaces';
import { interfaceFaults } from '@hearthway/releases/publish';
import { interfaceOf } from './interface.js';
import { recordedPacts } from './recorded-pacts.js';

const names = ['shell', 'mf-marketing', 'mf-journey', 'mf-admin', 'gateway'];
const services = ['svc-identity', 'svc-journey', 'svc-commerce', 'svc-analytics'];
const pacts = recordedPacts();
const all = [...names, ...services].map((name) => ({ name, interface: interfaceOf(name, pacts) }));

describe('what this checkout offers and uses', () => {
  it.each(all)('fits together: $name', (one) => {
    expect(participantInterface.parse(JSON.parse(JSON.stringify(one.interface)))).toEqual(one.interface);
    expect(interfaceFaults(one, all)).toEqual([]);
  });

  it('names everything that its pacts call, and every event that it consumes', () => {
    const journey = interfaceOf('mf-journey', pacts);
    expect(Object.keys(journey.uses.operations)).toEqual(['svc-commerce', 'svc-identity', 'svc-journey']);
    expect(journey.uses.operations['svc-journey']).toHaveProperty(['GET /api/milestones']);
    expect(Object.keys(interfaceOf('svc-commerce', pacts).uses.events)).toContain('identity.user-deleted.v1');
    expect(Object.keys(interfaceOf('svc-commerce', pacts).offers.events)).toContain('commerce.payment-completed.v1');
  });

  it('needs no references, which the gate does not follow', () => {
    expect(JSON.stringify(all)).not.toContain('"$ref"');
  });
});
