export interface RabbitmqPorts {
  readonly amqp: number;
  /** Erlang's distribution; only the command line tools use it. */
  readonly distribution: number;
  /** Erlang's port mapper: a node's own, so that no other node's end or start touches it. */
  readonly mapper: number;
}

/** Where a node keeps what, as paths the node itself sees. */
export interface RabbitmqNode {
  readonly folder: string;
  readonly ports: RabbitmqPorts;
}

/** Node names become file names of the data: one name for ever, ports keep nodes apart. */
export const NODE_NAME = 'hearthway@localhost';

/** Few schedulers that sleep when idle, and nothing but loopback. */
const ERLANG_ARGUMENTS = '+S 2:2 +sbwt none +sbwtdcpu none +sbwtdio none -kernel inet_dist_use_interface {127,0,0,1}';

/** The node's environment; nothing of ours is handed on but what a program needs to run. */
export function rabbitmqEnvironment(node: RabbitmqNode, path: string): NodeJS.ProcessEnv {
  const { folder, ports } = node;
  return {
    PATH: path,
    HOME: folder,
    LANG: 'C.UTF-8',
    ERL_EPMD_ADDRESS: '127.0.0.1',
    ERL_EPMD_PORT: String(ports.mapper),
    RABBITMQ_NODENAME: NODE_NAME,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(ports.amqp),
    RABBITMQ_DIST_PORT: String(ports.distribution),
    RABBITMQ_MNESIA_BASE: `${folder}/mnesia`,
    RABBITMQ_LOG_BASE: `${folder}/log`,
    RABBITMQ_LOGS: '-',
    RABBITMQ_CONFIG_FILE: `${folder}/rabbitmq.conf`,
    RABBITMQ_CONF_ENV_FILE: `${folder}/rabbitmq-env.conf`,
    RABBITMQ_ENABLED_PLUGINS_FILE: `${folder}/enabled_plugins`,
    RABBITMQ_GENERATED_CONFIG_DIR: `${folder}/generated`,
    RABBITMQ_PID_FILE: `${folder}/rabbitmq.pid`,
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: ERLANG_ARGUMENTS,
    // Makes the start script become the broker, which then handles SIGTERM itself: one process instead of three.
    RUNNING_UNDER_SYSTEMD: 'true',
  };
}

/** rabbitmq.conf. The memory override serves systems where the broker cannot read how much there is. */
export function rabbitmqConfiguration(ports: RabbitmqPorts): string {
  return [
    `listeners.tcp.1 = 127.0.0.1:${ports.amqp}`,
    'disk_free_limit.absolute = 50MB',
    'total_memory_available_override_value = 1GB',
    'vm_memory_high_watermark.absolute = 512MB',
    'log.console.level = warning',
    '',
  ].join('\n');
}

/** Every file the node reads, by name. */
export function rabbitmqFiles(ports: RabbitmqPorts): Record<string, string> {
  return { 'rabbitmq.conf': rabbitmqConfiguration(ports), 'rabbitmq-env.conf': '', enabled_plugins: '[].\n' };
}

/** The broker's user `guest` may come in over loopback only, which is the only way there is. */
export function amqpUrl(port: number): string {
  return `amqp://guest:guest@127.0.0.1:${port}`;
}
