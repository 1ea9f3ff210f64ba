import type {} from 'vitest';

/** The addresses that the engines' global set-up gives every test: `inject('mongodbUri')`, `inject('amqpUrl')`. */
export interface ProvidedEngines {
  mongodbUri: string;
  amqpUrl: string;
}

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- vitest's way of adding keys is to extend this
  export interface ProvidedContext extends ProvidedEngines {}
}
