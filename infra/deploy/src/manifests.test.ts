import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, loadConfig } from '@hearthway/service-kit';
import { readServiceCard } from '@hearthway/service-kit/testing';
import { repositoryRoot } from '@hearthway/system/paths';
import { frontEnds, services } from '@hearthway/system/system';
import { labeled } from '@hearthway/tooling/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import type { IJob } from 'kubernetes-models/batch/v1/Job';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IConfigMap } from 'kubernetes-models/v1/ConfigMap';
import type { IService } from 'kubernetes-models/v1/Service';
import { faultsOf, renderManifests, type Manifest } from './manifests.js';
import { monitoringManifests } from './monitoring.js';

const folder = join(import.meta.dirname, '..');
const overlays = readdirSync(join(folder, 'overlays'));
const processes = services.filter(({ standsInFor }) => standsInFor === undefined);

const rendered = new Map<string, Manifest[]>();
beforeAll(async () => {
  for (const overlay of overlays) {
    for (const part of ['', '/releases']) {
      rendered.set(overlay + part, await renderManifests(join(folder, 'overlays', overlay + part), process.env));
    }
  }
});

const all = (overlay: string): readonly Manifest[] => rendered.get(overlay) ?? [];
interface Kinds {
  readonly ConfigMap: IConfigMap;
  readonly Deployment: IDeployment;
  readonly HorizontalPodAutoscaler: IHorizontalPodAutoscaler;
  readonly Job: IJob;
  readonly NetworkPolicy: INetworkPolicy;
  readonly PodDisruptionBudget: IPodDisruptionBudget;
  readonly Service: IService;
}
const ofKind = <Kind extends keyof Kinds>(overlay: string, kind: Kind) =>
  all(overlay).filter((manifest) => manifest.kind === kind) as unknown as readonly (Kinds[Kind] & Manifest)[];
function named<Kind extends keyof Kinds>(overlay: string, kind: Kind, name: string) {
  const found = ofKind(overlay, kind).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`${overlay} has no ${kind} named ${name}`);
  return found;
}
const podOf = (overlay: string, name: string) => named(overlay, 'Deployment', name).spec!.template.spec!;

describe('the definitions of Kubernetes', () => {
  it.each(overlays)('fit every resource of %s, and of its releases', (overlay) => {
    expect(all(overlay).length).toBeGreaterThan(30);
    expect([...all(overlay), ...all(`${overlay}/releases`)].flatMap(faultsOf)).toEqual([]);
  });

  it('fit the alerts and the dashboard', () => {
    const [rule, dashboard] = monitoringManifests();
    expect([rule, dashboard].flatMap((manifest) => faultsOf(manifest as Manifest))).toEqual([]);
  });

  it('are not fit by a misspelled field or a wrong type', () => {
    const sample = (spec: object) =>
      faultsOf({ apiVersion: 'v1', kind: 'Service', metadata: { name: 'a' }, spec } as never);
    expect(sample({ selectr: { app: 'a' } })).toEqual([
      'Service a/spec/selectr: there is no such field',
      'Service a/spec/selectr/app: there is no such field',
    ]);
    expect(sample({ ports: [{ port: '80' }] })).toEqual(['Service a: data/spec/ports/0/port must be integer']);
    expect(faultsOf({ apiVersion: 'v2', kind: 'Service', metadata: { name: 'a' } })).toHaveLength(1);
  });
});

interface Configuration {
  readonly schema: Parameters<typeof loadConfig>[0];
  readonly names: readonly string[];
  readonly required: readonly string[];
}

/** What a process reads from its environment, by its own `config.ts`. */
async function configurationOf(slice: string): Promise<Configuration> {
  const exports = (await import(join(repositoryRoot, slice, 'src/config.ts'))) as Record<
    string,
    Configuration['schema']
  >;
  const schema = exports['configSchema'] ?? exports['gatewayConfig'];
  if (!schema) throw new Error(`${slice} exports no schema of its configuration`);
  const names = Object.keys((schema as unknown as { shape: object }).shape);
  return { schema, names, required: refusedKeys(schema, {}) };
}

function refusedKeys(
  schema: Configuration['schema'],
  environment: Readonly<Record<string, string>>,
): readonly string[] {
  try {
    loadConfig(schema, environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.keys;
    throw error;
  }
}

/** What an overlay of a real site replaces. Until then, svc-commerce refuses to start, so that no mail has a false sender. */
const examples = ['EMAIL_FROM', 'ADMIN_EMAIL', 'COMPANY_POSTAL_ADDRESS'];

interface Environment {
  readonly values: Readonly<Record<string, string>>;
  /** From the process's Secret: whether each has to be there. */
  readonly secrets: ReadonlyMap<string, { readonly secret: string; readonly key: string; readonly optional: boolean }>;
}

function environmentOf(overlay: string, name: string): Environment {
  const { env = [], envFrom = [] } = podOf(overlay, name).containers[0]!;
  const values: Record<string, string> = {};
  for (const { configMapRef } of envFrom) {
    Object.assign(values, named(overlay, 'ConfigMap', configMapRef!.name!).data);
  }
  const secrets = new Map<string, { secret: string; key: string; optional: boolean }>();
  for (const { name: variable, value, valueFrom } of env) {
    const reference = valueFrom?.secretKeyRef;
    if (reference) {
      secrets.set(variable, { secret: reference.name!, key: reference.key, optional: reference.optional ?? false });
    } else values[variable] = value!;
  }
  return { values, secrets };
}

const secretTemplate = (name: string): string[] =>
  readFileSync(join(folder, `secrets/${name}.env.example`), 'utf8')
    .split('\n')
    .flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);

/** A value of the right form for each secret, made for this run. */
function sampleSecret(name: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const samples: Readonly<Record<string, string>> = {
    MONGODB_URI: 'mongodb://user:password@mongodb.example/?replicaSet=rs0',
    LIMITS_URL: 'mongodb://user:password@mongodb.example/?replicaSet=rs0',
    AMQP_URL: 'amqps://user:password@rabbitmq.example',
    CALL_SIGNING_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    CALLER_KEYS: `gateway:${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
    STRIPE_SECRET_KEY: ['sk', 'test', 'sample'].join('_'),
    STRIPE_WEBHOOK_SECRET: 'whsec_sample',
    SENDGRID_API_KEY: 'SG.sample',
    ADMIN_USERNAME: 'admin',
    RELEASES_ROOT_KEY: 'A'.repeat(43),
  };
  return samples[name] ?? 'a sample that is longer than thirty-two characters';
}

describe.each(overlays)('the environment of each process in %s', (overlay) => {
  it.each(processes.map(({ name, folder: slice }) => [name, slice]))('is what %s reads', async (name, slice) => {
    const { schema, names, required } = await configurationOf(slice);
    const { values, secrets } = environmentOf(overlay, name);
    const given = [...Object.keys(values), ...secrets.keys()];

    expect(given.filter((variable) => !names.includes(variable))).toEqual([]);
    expect(given).toEqual([...new Set(given)]);
    const missing = required.filter((variable) => !(variable in values) && secrets.get(variable)?.optional !== false);
    expect(missing).toEqual([]);
    expect(given.filter((variable) => ['FAIL_POINT', 'CLOCK_OFFSET_FILE'].includes(variable))).toEqual([]);
    for (const [variable, { secret, key }] of secrets) expect({ secret, key }).toEqual({ secret: name, key: variable });
    expect([...secrets.keys()].sort()).toEqual(secretTemplate(name).sort());

    const sampled = Object.fromEntries([...secrets.keys()].map((variable) => [variable, sampleSecret(variable)]));
    expect(refusedKeys(schema, { ...values, ...sampled })).toEqual(name === 'commerce' ? examples : []);
  });

  it('has every name of another process that it calls, at a port that is open there', () => {
    for (const { name } of processes) {
      for (const [variable, value] of Object.entries(environmentOf(overlay, name).values)) {
        const called = /^http:\/\/([a-z]+):(\d+)$/.exec(value);
        if (!called) continue;
        const [, callee = '', port] = called;
        const { ports = [] } = named(overlay, 'Service', callee).spec!;
        const wanted = variable.includes('OPERATIONS') ? 'operations' : 'http';
        labeled(`${name} ${variable}`, () =>
          expect(ports).toContainEqual({ name: wanted, port: Number(port), targetPort: wanted }),
        );
        labeled(`${name} → ${callee}`, () => expect(mayCall(overlay, name, callee, wanted)).toBe(true));
      }
    }
  });

  it('lets nobody call what it need not', () => {
    expect(mayCall(overlay, 'analytics', 'journey', 'http')).toBe(false);
    expect(mayCall(overlay, 'journey', 'identity', 'http')).toBe(false);
    expect(mayCall(overlay, 'gateway', 'journey', 'operations')).toBe(false);
  });
});

type Selector = NonNullable<INetworkPolicy['spec']>['podSelector'];

function selects(selector: Selector | undefined, name: string): boolean {
  const { matchLabels = {}, matchExpressions = [] } = selector ?? {};
  return (
    Object.values(matchLabels).every((value) => value === name) &&
    matchExpressions.every(({ values = [] }) => values.includes(name))
  );
}

/** Whether the network policies allow a connection: out of the caller, and into the callee. */
function mayCall(overlay: string, caller: string, callee: string, port: 'http' | 'operations'): boolean {
  const policies = ofKind(overlay, 'NetworkPolicy').map(({ spec }) => spec!);
  const number = port === 'http' ? 8080 : 9000;
  const covers = (ports: readonly { port?: unknown }[] = []) =>
    ports.some((open) => [port, number].includes(open.port as never));
  const leaves = policies.some(
    ({ podSelector, egress = [] }) =>
      selects(podSelector, caller) &&
      egress.some(
        ({ to, ports }) =>
          (to?.some((peer) => peer.podSelector && selects(peer.podSelector, callee)) ?? true) && covers(ports),
      ),
  );
  const arrives = policies.some(
    ({ podSelector, ingress = [] }) =>
      selects(podSelector, callee) &&
      ingress.some(
        ({ from, ports }) =>
          from?.some((peer) => peer.podSelector && selects(peer.podSelector, caller)) && covers(ports),
      ),
  );
  return leaves && arrives;
}

describe.each(overlays)('each process in %s', (overlay) => {
  it('is one of the system', () => {
    const names = ofKind(overlay, 'Deployment').map(({ metadata }) => metadata.name);
    expect(names.sort()).toEqual(processes.map(({ name }) => name).sort());
  });

  it.each(processes.map(({ name, folder: slice }) => [name, slice]))('is probed where %s answers', (name, slice) => {
    const container = podOf(overlay, name).containers[0]!;
    const { values } = environmentOf(overlay, name);
    expect(container.ports).toEqual([
      { name: 'http', containerPort: Number(values['PORT']) },
      { name: 'operations', containerPort: Number(values['OPERATIONS_PORT']) },
    ]);
    const answered = readServiceCard(join(repositoryRoot, slice, 'README.md'))
      .rows('Health')
      .map(([path]) => path);
    for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe]) {
      expect(probe?.httpGet?.port).toBe('operations');
      expect(answered).toContain(probe?.httpGet?.path);
    }
    expect(container.image).toMatch(new RegExp(`/hearthway/${slice}:.+`));
  });

  it.each(processes.map(({ name }) => name))('%s is replaced without a gap and has the least rights', (name) => {
    const { spec } = named(overlay, 'Deployment', name);
    expect(spec!.strategy).toEqual({ type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
    const pod = podOf(overlay, name);
    const container = pod.containers[0]!;
    // Six seconds to drain and nine to stop: see the kit's hand-over.ts and run-process.ts.
    const grace = pod.terminationGracePeriodSeconds! - Number(container.lifecycle?.preStop?.sleep?.seconds);
    expect(grace).toBeGreaterThan(6 + 9);
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000 },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources?.limits).toHaveProperty('memory');
    const labels = spec!.template.metadata!.labels!;
    expect(labels).toMatchObject(named(overlay, 'PodDisruptionBudget', name).spec!.selector!.matchLabels!);
    expect(labels).toMatchObject(named(overlay, 'Service', name).spec!.selector!);
    const autoscaler = named(overlay, 'HorizontalPodAutoscaler', name).spec;
    expect(autoscaler.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name });
    expect(autoscaler.minReplicas).toBeLessThanOrEqual(autoscaler.maxReplicas);
  });

  it('gives the store of releases to the gateway and to one job for each slice', () => {
    const stores = processes.flatMap(({ name }) =>
      (podOf(overlay, name).containers[0]!.volumeMounts ?? [])
        .filter(({ mountPath }) => mountPath === '/releases')
        .map(() => name),
    );
    expect(stores).toEqual(['gateway']);
    const jobs = ofKind(`${overlay}/releases`, 'Job').map(({ metadata, spec }) => {
      const { image, args } = spec!.template.spec!.containers[0]!;
      return { name: metadata.name, image: image?.split('/').at(-1)?.split(':')[0], args };
    });
    const expected = (verb: string, slice: string) => ({ name: `${verb}-${slice}`, image: slice, args: [verb, slice] });
    expect(jobs.map(({ name }) => name).sort()).toEqual([...new Set(jobs.map(({ name }) => name))].sort());
    expect(new Set(jobs)).toEqual(
      new Set([
        ...processes.map(({ folder: slice }) => expected('record', slice)),
        ...frontEnds.map((slice) => expected('release', slice)),
      ]),
    );
  });
});
