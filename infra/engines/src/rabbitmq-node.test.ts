import { describe, expect, it } from 'vitest';
import { amqpUrl, rabbitmqEnvironment, rabbitmqFiles } from './rabbitmq-node.js';

const ports = { amqp: 5001, distribution: 5002, mapper: 5003 };
const environment = rabbitmqEnvironment({ folder: '/data', ports }, '/usr/bin');

describe('a RabbitMQ node of our own', () => {
  it('listens on loopback alone, each part on its own port', () => {
    expect(environment).toMatchObject({
      ERL_EPMD_ADDRESS: '127.0.0.1',
      ERL_EPMD_PORT: '5003',
      RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
      RABBITMQ_NODE_PORT: '5001',
      RABBITMQ_DIST_PORT: '5002',
    });
    expect(environment['RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS']).toContain('inet_dist_use_interface {127,0,0,1}');
    expect(rabbitmqFiles(ports)['rabbitmq.conf']).toContain('listeners.tcp.1 = 127.0.0.1:5001\n');
  });

  it('keeps everything it writes below its folder', () => {
    const paths = Object.entries(environment).filter(([name, value]) => value?.startsWith('/') && name !== 'PATH');
    expect(paths.length).toBeGreaterThan(7);
    for (const [, value] of paths) expect(value).toMatch(/^\/data/);
  });

  it('has the same name whatever its ports, so that its data are found again', () => {
    const moved = rabbitmqEnvironment({ folder: '/data', ports: { amqp: 1, distribution: 2, mapper: 3 } }, '/usr/bin');
    expect(moved['RABBITMQ_NODENAME']).toBe(environment['RABBITMQ_NODENAME']);
  });

  it('leaves idle schedulers asleep', () => {
    expect(environment['RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS']).toContain('+S 2:2 +sbwt none');
  });

  it('is reached by a loopback address', () => {
    expect(new URL(amqpUrl(5001)).host).toBe('127.0.0.1:5001');
  });
});
