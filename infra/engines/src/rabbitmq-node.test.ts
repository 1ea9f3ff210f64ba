import { describe, expect, it } from '@jest/globals';
import { rabbitmqEnvironment, rabbitmqFiles } from './rabbitmq-node.js';

const ports = { amqp: 5001, distribution: 5002, mapper: 5003 };
const environment = rabbitmqEnvironment({ folder: '/data', ports }, '/usr/bin');

describe('our RabbitMQ node', () => {
  it('listens on loopback only, with a port for each part', () => {
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

  it('writes only inside its folder', () => {
    const paths = Object.entries(environment).filter(([name, value]) => value?.startsWith('/') && name !== 'PATH');
    expect(paths.length).toBeGreaterThan(7);
    for (const [, value] of paths) expect(value).toMatch(/^\/data/);
  });
});
