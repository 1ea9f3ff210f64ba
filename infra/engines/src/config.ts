import { homedir } from 'node:os';

/** What a test run was told of its engines. */
export interface TestConfig {
  readonly environment: NodeJS.ProcessEnv;
  readonly mongodbUri: string | undefined;
  readonly amqpUrl: string | undefined;
}

/** HEARTHWAY_TEST_MONGODB_URI and HEARTHWAY_TEST_AMQP_URL name engines to test against; unset, the tests start their own. */
export function readTestConfig(): TestConfig {
  const environment: NodeJS.ProcessEnv = { HOME: homedir(), ...process.env };
  return {
    environment,
    mongodbUri: setValue(environment['HEARTHWAY_TEST_MONGODB_URI']),
    amqpUrl: setValue(environment['HEARTHWAY_TEST_AMQP_URL']),
  };
}

/** An empty variable counts as one that is not set. */
function setValue(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}
