export interface TestEngines {
  readonly mongodbUri: string;
  readonly amqpUrl: string;
}

/** The addresses of the engines that the run's global setup has started or was given. */
export function testEngines(): TestEngines {
  return { mongodbUri: addressIn('HEARTHWAY_TEST_MONGODB_URI'), amqpUrl: addressIn('HEARTHWAY_TEST_AMQP_URL') };
}

function addressIn(variable: string): string {
  const address = process.env[variable];
  if (!address) throw new Error(`${variable} is not set: does the project of this test start engines?`);
  return address;
}
