export interface RabbitmqPorts {
  readonly amqp: number;
  /** Erlang's distribution port; only the command line tools use it. */
  readonly distribution: number;
  /** Erlang's port mapper. Each node has its own, so that other nodes cannot disturb it. */
  readonly mapper: number;
}

/** A node's folders, as paths that the node itself sees. */
export interface RabbitmqNode {
  readonly folder: string;
  readonly ports: RabbitmqPorts;
}

/** Part of the data's file names, so it never changes. Nodes differ by their ports. */
const NODE_NAME = 'hearthway@localhost';

/** Few schedulers, which sleep when idle, and loopback only. */
const ERLANG_ARGUMENTS = '+S 2:2 +sbwt none +sbwtdcpu none +sbwtdio none -kernel inet_dist_use_interface {127,0,0,1}';

/** The node's environment. Of ours, it contains only what a program needs to run. */
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
    // Makes the start script exec the broker, which then handles SIGTERM itself: one process instead of three.
    RUNNING_UNDER_SYSTEMD: 'true',
  };
}

/** rabbitmq.conf. The memory override is for systems where the broker cannot detect the memory size. */
function rabbitmqConfiguration(ports: RabbitmqPorts): string {
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

/** RabbitMQ allows `guest` over loopback only, and we listen nowhere else. */
export function amqpUrl(port: number): string {
  return `amqp://guest:guest@127.0.0.1:${port}`;
}
