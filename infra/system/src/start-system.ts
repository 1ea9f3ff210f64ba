import { startEngines, type RunningEngines } from '@hearthway/engines';
import { createRegistryClient, type RegistryClient } from '@hearthway/tooling/release';
import { buildAll, type Report } from './build/build.js';
import { dataFolders, type DataFolders } from './paths.js';
import { ChildService } from './processes/child-service.js';
import { freePorts } from './processes/free-ports.js';
import { recordProcesses, releaseBuilds } from './releases/release-build.js';
import { localSecrets } from './secrets.js';
import { servicesIn, type ServiceProcess, type World } from './system.js';

export interface SystemOptions {
  readonly dataFolder: string;
  /** The gateway's port, or 0 for any free one. Everything else takes free ports. */
  readonly port: number;
  readonly environment: NodeJS.ProcessEnv;
  readonly report: Report;
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
  readonly service: (name: string) => ChildService;
  /** Address of a service on loopback, bypassing the gateway. */
  readonly serviceUrl: (name: string) => string;
  readonly operationsUrl: (name: string) => string;
  /** With the operator's credential. */
  readonly registry: RegistryClient;
  stop(): Promise<void>;
}

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
  const services = [...servicesIn(options.environment), ...(options.besides ?? [])];
  const ports = await assignPorts(services, options.port);
  const world: World = {
    mongodbUrl: engines.mongodb.url,
    amqpUrl: engines.rabbitmq.url,
    folders,
    secrets: localSecrets(folders.secrets),
    url: (name) => `http://127.0.0.1:${portsOf(ports, name).port}`,
    operationsUrl: (name) => `http://127.0.0.1:${portsOf(ports, name).operationsPort}`,
    environment: options.environment,
  };
  const children = new Map(services.map((service) => [service.name, childOf(service, world, ports, options)]));
  const child = (name: string) => {
    const found = children.get(name);
    if (!found) throw new Error(`The system has no service named ${name}`);
    return found;
  };
  const stopChildren = async () => {
    await child('gateway').stop();
    await Promise.all([...children.values()].map((service) => service.stop()));
  };
  const registryUntil = (signal: AbortSignal | undefined) =>
    createRegistryClient({ url: world.url('registry'), token: world.secrets.operatorToken, signal });
  const release = async (signal: AbortSignal) => {
    const releasing = { registry: registryUntil(signal), report: options.report };
    await recordProcesses(releasing);
    await releaseBuilds(releasing);
  };
  try {
    await startInOrder(services, child, { registry: release }, options.signal);
  } catch (error) {
    await stopChildren();
    throw error;
  }
  options.report(
    `services   ${services.map(({ name }) => name).join(', ')} ready in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  for (const { name, standsInFor } of services) if (standsInFor) options.report(`${name}   ${world.url(name)}`);
  return {
    url: `http://localhost:${portsOf(ports, 'gateway').port}`,
    folders,
    engines,
    services,
    service: child,
    serviceUrl: world.url,
    operationsUrl: world.operationsUrl,
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
  child: (name: string) => ChildService,
  next: Readonly<Record<string, (signal: AbortSignal) => Promise<void>>>,
  signal?: AbortSignal,
): Promise<void> {
  const failed = new AbortController();
  const givenUp = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])]);
  const start = async (name: string, waitsFor: Promise<unknown>) => {
    try {
      await waitsFor;
      givenUp.throwIfAborted();
      await child(name).start({}, givenUp);
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

interface Ports {
  readonly port: number;
  readonly operationsPort: number;
}

async function assignPorts(services: readonly ServiceProcess[], gatewayPort: number): Promise<Map<string, Ports>> {
  const free = (await freePorts(2 * services.length + 1)).filter((port) => port !== gatewayPort);
  const next = () => free.pop() ?? 0;
  return new Map(
    services.map(({ name, standsInFor }) => {
      const port = name === 'gateway' && gatewayPort > 0 ? gatewayPort : next();
      return [name, { port, operationsPort: standsInFor ? port : next() }];
    }),
  );
}

function portsOf(ports: Map<string, Ports>, name: string): Ports {
  const found = ports.get(name);
  if (!found) throw new Error(`The system has no service named ${name}`);
  return found;
}

function childOf(
  service: ServiceProcess,
  world: World,
  ports: Map<string, Ports>,
  options: SystemOptions,
): ChildService {
  const { port, operationsPort } = portsOf(ports, service.name);
  const command = options.commandOf?.(service);
  return new ChildService({
    name: service.name,
    folder: service.folder,
    readyUrl: `http://127.0.0.1:${operationsPort}/${service.standsInFor ? '' : 'readyz'}`,
    logFolder: world.folders.logs,
    environment: {
      HOST: '127.0.0.1',
      PORT: String(port),
      OPERATIONS_PORT: String(operationsPort),
      LOG_LEVEL: options.environment['LOG_LEVEL'] ?? 'info',
      ...openTelemetry(options.environment),
      ...service.environment(world),
      ...options.serviceEnvironment?.[service.name],
    },
    ...(command && { command }),
    ...(options.echo && { echo: true }),
  });
}

/** OpenTelemetry's variables apply to every process, except the service name, which differs for each. */
function openTelemetry(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => name.startsWith('OTEL_') && name !== 'OTEL_SERVICE_NAME'),
  );
}
