import { eventually } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import type { ChildService } from './processes/child-service.js';
import { replaceProcesses } from './supervise.js';
import type { ServiceProcess } from './system.js';

/** Two identities, one gateway, and a stand-in, which are started again only by `startAgain`. */
function threeProcesses() {
  const retired: string[] = [];
  const child = (name: string) => ({
    name,
    started: true,
    retire() {
      retired.push(name);
      this.started = false;
      return Promise.resolve();
    },
  });
  const children = new Map([
    ['identity', [child('identity'), child('identity-2')]],
    ['stripe-emulator', [child('stripe-emulator')]],
    ['gateway', [child('gateway')]],
  ]);
  const services = [...children.keys()].map((name) => ({
    name,
    ...(name === 'stripe-emulator' && { standsInFor: 'STRIPE_SECRET_KEY' }),
  }));
  const system = {
    services: services as unknown as ServiceProcess[],
    instances: (name: string) => (children.get(name) ?? []) as unknown as ChildService[],
  };
  const startAgain = (name: string) => {
    for (const one of [...children.values()].flat()) if (one.name === name) one.started = true;
  };
  return { system, retired, startAgain };
}

it('replaces each process when the one before it runs again, and no stand-in', async () => {
  const { system, retired, startAgain } = threeProcesses();
  const reported: string[] = [];
  const report = (line: string) => reported.push(line);
  const replaced = replaceProcesses(system, { report, signal: new AbortController().signal });
  for (const name of ['identity', 'identity-2', 'gateway']) {
    await eventually(() => expect(retired.at(-1)).toBe(name));
    startAgain(name);
  }
  await replaced;
  expect(retired).toEqual(['identity', 'identity-2', 'gateway']);
  expect(reported.at(-1)).toBe('every process was replaced');
});

it('leaves the others as they are if a process doesn’t start again', async () => {
  const { system, retired } = threeProcesses();
  const stopping = new AbortController();
  const replaced = replaceProcesses(system, { report: () => undefined, signal: stopping.signal });
  await eventually(() => expect(retired).toEqual(['identity']));
  stopping.abort(new Error('The watch has ended'));
  await expect(replaced).rejects.toThrow();
  expect(retired).toEqual(['identity']);
});
