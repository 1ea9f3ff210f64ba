const credentials = new Set(['HEARTHWAY_TOKEN', 'PACT_BROKER_TOKEN', 'PACT_BROKER_PASSWORD']);

/** For what runs code of many packages, which needs no right to release. */
export const withoutCredential = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !credentials.has(name)));
