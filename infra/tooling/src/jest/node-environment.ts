import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';
import { shareEnvironmentVariables, shareErrors } from './one-process.ts';

/** Node, for all tests that don't need a page. */
export default class NodeEnvironment extends TestEnvironment {
  readonly #restore: () => void;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    shareErrors(this.global);
    this.#restore = shareEnvironmentVariables(this.global);
  }

  override async teardown(): Promise<void> {
    this.#restore();
    await super.teardown();
  }
}
