import { homedir } from 'node:os';

/** The engines that a test run should use, if any were given. */
export interface TestConfig {
  readonly environment: NodeJS.ProcessEnv;
  readonly mongodbUri: string | undefined;
  readonly amqpUrl: string | undefined;
}

/** HEARTHWAY_TEST_MONGODB_URI and HEARTHWAY_TEST_AMQP_URL name engines to test against. Without them, the tests start their own. */
export function readTestConfig(): TestConfig {
  const environment: NodeJS.ProcessEnv = { HOME: homedir(), ...process.env };
  return {
    environment,
    mongodbUri: setValue(environment['HEARTHWAY_TEST_MONGODB_URI']),
    amqpUrl: setValue(environment['HEARTHWAY_TEST_AMQP_URL']),
  };
}

/** Treats an empty variable as not set. */
function setValue(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}
