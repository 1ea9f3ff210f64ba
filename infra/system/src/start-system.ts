import { startEngines, type RunningEngines } from '@hearthway/engines';
import { createRegistryClient, type RegistryClient } from '@hearthway/tooling/release';
import { buildAll, type Report } from './build/build.js';
import { dataFolders, type DataFolders } from './paths.js';
import { assignAddresses, ofInstance, type Addresses } from './processes/addresses.js';
import { ChildService } from './processes/child-service.js';
import { openDoor, type Door } from './processes/door.js';
import { publishBuilds, recordProcesses, releaseBuilds } from './releases/release-build.js';
import { localSecrets } from './secrets.js';
import { numbered, servicesIn, type ServiceProcess, type World } from './system.js';

export interface SystemOptions {
  readonly dataFolder: string;
  /** The gateway's port, or 0 for any free one. Everything else takes free ports. */
  readonly port: number;
  readonly environment: NodeJS.ProcessEnv;
  readonly report: Report;
  /** How many instances of each of our processes run, behind one gateway port; 1 by default. */
  readonly replicas?: number;
  /** Cancels the start and stops everything started so far. */
  readonly signal?: AbortSignal;
  /** Additional environment of single services, by name (limits and fail points of tests). */
  readonly serviceEnvironment?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** More processes than those of the list. */
  readonly besides?: readonly ServiceProcess[];
  /** `node` arguments that run a service otherwise than from its bundle. */
  readonly commandOf?: (service: ServiceProcess) => readonly string[] | undefined;
  readonly echo?: boolean;
}

export interface RunningSystem {
  readonly url: string;
  readonly folders: DataFolders;
  readonly engines: RunningEngines;
  readonly services: readonly ServiceProcess[];
  /** The process of a service, or that of another instance than the first. */
  readonly service: (name: string, instance?: number) => ChildService;
  readonly instances: (name: string) => readonly ChildService[];
  /** Address of a service on loopback, bypassing the gateway; of the first instance, or of the door if it has one. */
  readonly serviceUrl: (name: string) => string;
  readonly operationsUrl: (name: string, instance?: number) => string;
  /** With the operator's credential. */
  readonly registry: RegistryClient;
  stop(): Promise<void>;
}

/** Eight looks of those that call it: by then, all have seen that it takes no more requests. */
const drainMilliseconds = 2_000;

/** Builds, starts, and releases everything in `system.ts`. On any failure, stops what it has started and throws. */
export async function startSystem(options: SystemOptions): Promise<RunningSystem> {
  const folders = dataFolders(options.dataFolder);
  // If one fails, the other is canceled, and we wait for both, so that nothing is left half-started.
  const failed = new AbortController();
  const signal = AbortSignal.any([failed.signal, ...(options.signal ? [options.signal] : [])]);
  const abortOnFailure = <Result>(work: Promise<Result>) =>
    work.catch((error: unknown) => {
      failed.abort(error);
      throw error;
    });
  const { environment, report } = options;
  const [engines, built] = await Promise.allSettled([
    abortOnFailure(startEngines({ dataFolder: folders.engines, environment, report, signal })),
    abortOnFailure(buildAll({ report, signal })),
  ]);
  if (engines.status === 'fulfilled' && built.status === 'rejected') await engines.value.stop();
  if (engines.status === 'rejected' || built.status === 'rejected') throw signal.reason;
  return startServices(options, folders, engines.value);
}

async function startServices(
  options: SystemOptions,
  folders: DataFolders,
  engines: RunningEngines,
): Promise<RunningSystem> {
  try {
    return await startChildren(options, folders, engines);
  } catch (error) {
    await engines.stop();
    throw error;
  }
}

async function startChildren(
  options: SystemOptions,
  folders: DataFolders,
  engines: RunningEngines,
): Promise<RunningSystem> {
  const started = Date.now();
  const { replicas = 1 } = options;
  const services = [...servicesIn(options.environment), ...(options.besides ?? [])];
  const addresses = await assignAddresses(services, { gatewayPort: options.port, replicas });
  const world: World = {
    mongodbUrl: engines.mongodb.url,
    amqpUrl: engines.rabbitmq.url,
    folders,
    secrets: localSecrets(folders.secrets),
    replicas,
    url: (name) => addresses.urls(name).join(),
    operationsUrl: (name) => addresses.operationsUrls(name).join(),
    environment: options.environment,
  };
  const children = new Map(services.map((service) => [service.name, childrenOf(service, world, addresses, options)]));
  const instances = (name: string) => children.get(name) ?? [];
  const doors: Door[] = [];
  const openDoors = async () => {
    for (const { name } of services) {
      const port = addresses.door(name);
      if (port !== undefined) doors.push(await openDoor({ port, instances: instances(name) }));
    }
  };
  const stopChildren = async () => {
    const closed = doors.map((door) => door.close());
    await Promise.all(instances('gateway').map((child) => child.stop()));
    await Promise.all([...children.values()].flat().map((child) => child.stop()));
    await Promise.all(closed);
  };
  const registryUntil = (signal: AbortSignal | undefined) =>
    createRegistryClient({ url: world.url('registry'), token: world.secrets.operatorToken, signal });
  const release = async (signal: AbortSignal) => {
    const releasing = { registry: registryUntil(signal), report: options.report };
    const [builds] = await Promise.all([publishBuilds(releasing), recordProcesses(releasing)]);
    await releaseBuilds(releasing, builds);
  };
  try {
    await openDoors();
    await startInOrder(services, instances, { registry: release }, options.signal);
  } catch (error) {
    await stopChildren();
    throw error;
  }
  options.report(
    `services   ${services.map(({ name }) => shown(name, instances(name).length)).join(', ')} ready in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  for (const { name, standsInFor } of services) if (standsInFor) options.report(`${name}   ${world.url(name)}`);
  return {
    url: world.url('gateway').replace('127.0.0.1', 'localhost'),
    folders,
    engines,
    services,
    service: (name, instance = 1) => ofInstance(instances(name), name, instance),
    instances,
    serviceUrl: (name) => ofInstance(addresses.urls(name), name, 1),
    operationsUrl: (name, instance = 1) => ofInstance(addresses.operationsUrls(name), name, instance),
    registry: registryUntil(options.signal),
    async stop() {
      await stopChildren();
      await engines.stop();
    },
  };
}

/**
 * If one service fails or the signal aborts, cancels all that are not ready yet.
 * @param next what to do when a service is ready, before those that wait for it start
 */
async function startInOrder(
  services: readonly ServiceProcess[],
  instances: (name: string) => readonly ChildService[],
  next: Readonly<Record<string, (signal: AbortSignal) => Promise<void>>>,
  signal?: AbortSignal,
): Promise<void> {
  const failed = new AbortController();
  const givenUp = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])]);
  const start = async (name: string, waitsFor: Promise<unknown>) => {
    try {
      await waitsFor;
      givenUp.throwIfAborted();
      await Promise.all(instances(name).map((child) => child.start({}, givenUp)));
      await next[name]?.(givenUp);
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  };
  const ready = new Map<string, Promise<void>>();
  for (const { name, after } of services) {
    const waitsFor = Promise.all(after.map((other) => ready.get(other) ?? Promise.resolve()));
    ready.set(name, start(name, waitsFor));
  }
  await Promise.allSettled(ready.values());
  givenUp.throwIfAborted();
}

/** In the list of what runs. */
const shown = (name: string, count: number): string => (count === 1 ? name : `${count} × ${name}`);

function childrenOf(
  service: ServiceProcess,
  world: World,
  addresses: Addresses,
  options: SystemOptions,
): readonly ChildService[] {
  const command = options.commandOf?.(service);
  return addresses.instances(service.name).map(
    (ports, index) =>
      new ChildService({
        name: numbered(service.name, index + 1),
        folder: service.folder,
        ports,
        readyPath: service.standsInFor ? '/' : '/readyz',
        logFolder: world.folders.logs,
        drainMilliseconds: world.replicas > 1 && !service.standsInFor ? drainMilliseconds : undefined,
        environment: {
          LOG_LEVEL: options.environment['LOG_LEVEL'] ?? 'info',
          ...openTelemetry(options.environment),
          ...service.environment(world, index + 1),
          ...options.serviceEnvironment?.[service.name],
        },
        ...(command && { command }),
        ...(options.echo && { echo: true }),
      }),
  );
}

/** OpenTelemetry's variables apply to every process, except the service name, which differs for each. */
function openTelemetry(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => name.startsWith('OTEL_') && name !== 'OTEL_SERVICE_NAME'),
  );
}
