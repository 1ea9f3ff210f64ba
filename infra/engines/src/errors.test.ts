import { describe, expect, it } from '@jest/globals';
import { EnginesUnavailableError } from './errors.js';

describe('the message about unavailable engines', () => {
  it('gives the reason for each missing engine and explains the four ways', () => {
    const { message } = new EnginesUnavailableError({ mongodb: 'no mongod.', rabbitmq: 'no broker.' });
    expect(message).toContain('MongoDB is not available: no mongod.\nRabbitMQ is not available: no broker.\n');
    expect(message.match(/^ {2}\d\. (uri|local|docker|embedded) /gm)).toHaveLength(4);
    expect(message).toContain('HEARTHWAY_ENGINES=uri|local|docker|embedded');
  });

  it('gives a shared reason only once', () => {
    const { message } = new EnginesUnavailableError({ mongodb: 'no network.', rabbitmq: 'no network.' });
    expect(message).toMatch(/^MongoDB and RabbitMQ are not available: no network\.\n/);
    expect(message.match(/no network/g)).toHaveLength(1);
  });

  it('omits the available engine', () => {
    const { message } = new EnginesUnavailableError({ rabbitmq: 'no broker.' });
    expect(message).not.toContain('MongoDB is not available');
  });
});
