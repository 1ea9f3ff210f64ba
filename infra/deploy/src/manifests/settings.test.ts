import { labeled } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { gatewayConfig as gateway } from '../../../../gateway/src/config.js';
import { configSchema as analytics } from '../../../../svc-analytics/src/config.js';
import { configSchema as commerce } from '../../../../svc-commerce/src/config.js';
import { configSchema as identity } from '../../../../svc-identity/src/config.js';
import { configSchema as journey } from '../../../../svc-journey/src/config.js';
import { configSchema as registry } from '../../../releases/src/config.js';
import { newSecrets } from '../secrets/new-secrets.js';
import { connectionsIn, type Connection } from './network-policies.js';
import {
  commonOfProcesses,
  deployFolder,
  documentsIn,
  overlays,
  processesOf,
  settingFiles,
  settingsIn,
} from './read-overlay.js';

const schemas = new Map<string, z.ZodMiniObject>(
  Object.entries({ identity, journey, commerce, analytics, gateway, registry }),
);
const knownTo = (name: string) => Object.keys(schemas.get(name)?.def.shape ?? {});

/** What the image sets. */
const ofImage = { HOST: '0.0.0.0', PORT: '8080', OPERATIONS_PORT: '9000' };
/** Variables that SDKs read by themselves. */
const ofLibraries = /^(AWS|OTEL_EXPORTER_OTLP)_/;
/** As if somebody had filled in what is empty. */
const filledIn = new Map([
  ['MONGODB_URI', 'mongodb://mongodb.example/?replicaSet=rs0'],
  ['LIMITS_URL', 'mongodb://mongodb.example/?replicaSet=rs0'],
  ['AMQP_URL', 'amqps://rabbitmq.example'],
  ['STRIPE_SECRET_KEY', 'sk_live_example'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_example'],
  ['SENDGRID_API_KEY', 'SG.example'],
]);
const { processes: secrets, settings } = newSecrets();
const newSettings = [...settings.values()].flatMap((variables) => Object.entries(variables));

it('the README says of every secret how to replace it', () => {
  const text = readFileSync(join(deployFolder, 'README.md'), 'utf8').replaceAll(
    '`AWS_…`',
    '`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`',
  );
  for (const name of [...secrets.values()].flatMap((of) => Object.keys(of))) {
    if (name !== 'ADMIN_USERNAME') expect(text).toContain(`\`${name}\``);
  }
});

it('gives every process time for its drain and its stop', () => {
  const { terminationGracePeriodSeconds, variables } = commonOfProcesses();
  const drainSeconds = Number(new Map(variables).get('DRAIN_MILLISECONDS')) / 1000;
  expect(drainSeconds).toBeGreaterThanOrEqual(10);
  expect(terminationGracePeriodSeconds).toBeGreaterThan(drainSeconds + 9);
});

describe.each(overlays)('the overlay %s', (overlay) => {
  const processes = processesOf(overlay);

  it('gives every process what its settings require, in values that it takes', () => {
    expect(processes.length).toBeGreaterThanOrEqual(5);
    for (const { name, variables, required } of processes) {
      labeled(name, () => {
        const made = new Map(Object.entries(secrets.get(name) ?? {}));
        expect([...made.keys()].sort()).toEqual([...required].sort());
        const all = [...variables].map(([key, value]) => [key, value ?? filledIn.get(key) ?? made.get(key)]);
        const environment = Object.fromEntries([...all, ...newSettings.filter(([key]) => variables.has(key))]);
        const { issues = [] } = schemas.get(name)?.safeParse({ ...ofImage, ...environment }).error ?? {};
        // A process refuses to send mail in the name of an example; here, that's all it may refuse.
        expect(issues.filter(({ message }) => !message.startsWith('is an example'))).toEqual([]);
      });
    }
  });

  it('sets nothing that no one reads', () => {
    for (const { name, variables } of processes) {
      const unknown = [...variables.keys()].filter((key) => !knownTo(name).includes(key) && !ofLibraries.test(key));
      const shared = settingsIn(join(deployFolder, 'overlays', overlay, 'site.env'));
      labeled(name, () => expect(unknown.filter((key) => !shared.has(key))).toEqual([]));
    }
    const readers = processes.flatMap(({ name }) => knownTo(name));
    for (const key of settingsIn(join(deployFolder, 'overlays', overlay, 'site.env')).keys()) {
      labeled(key, () => expect(ofLibraries.test(key) || readers.includes(key)).toBe(true));
    }
    expect(new Set(settingFiles(overlay))).toEqual(new Set(processes.flatMap(({ settings }) => settings)));
  });

  it('lets each process reach those whose addresses it has, and no one else', () => {
    const addressed = processes.flatMap(({ name, variables }) =>
      [...variables.values()].flatMap((value) => {
        const [, to = '', port] = /^http:\/\/([a-z]+)(?:\.[a-z]+)?:(8080|9000)$/.exec(value ?? '') ?? [];
        return port === undefined ? [] : [{ from: name, to, port: port === '8080' ? 'http' : 'operations' }];
      }),
    );
    const inOrder = (connections: readonly Connection[]) =>
      [...new Set(connections.map(({ from, to, port }) => `${from} → ${to} ${port}`))].sort();
    const policies = ['site', 'registry'].flatMap((base) =>
      documentsIn(join(deployFolder, 'base', base, 'network.yaml')),
    );
    const { sent, taken } = connectionsIn(policies);
    expect(inOrder(sent)).toEqual(inOrder(addressed));
    expect(inOrder(taken)).toEqual(inOrder(addressed));
  });
});
