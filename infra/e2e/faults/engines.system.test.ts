import { dyingEngineSuite } from './dying-engine-suite.js';

dyingEngineSuite([
  { engine: 'mongodb', part: 'PostgreSQL' },
  { engine: 'rabbitmq', part: 'RabbitMQ' },
]);
