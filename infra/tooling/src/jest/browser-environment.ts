import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import jsdom from 'jsdom';
import { shareEnvironmentVariables, shareErrors } from './one-process.ts';

/** Globals that jsdom lacks or implements incompatibly with Node's `fetch`. */
const ofNode = ['ArrayBuffer', 'Headers', 'Request', 'Response', 'Uint8Array', 'crypto'];

/** jsdom plus the Node globals it lacks. */
export default class BrowserEnvironment extends JsdomEnvironment {
  readonly #restore: () => void;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context, jsdom);
    shareErrors(this.global);
    this.#restore = shareEnvironmentVariables(this.global);
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (!(name in this.global) || ofNode.includes(name)) this.#define(name, Reflect.get(globalThis, name));
    }
    this.#define('fetch', fetchInPage);
  }

  /** Uses Node's export conditions, because browser builds are ES modules for bundlers. */
  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  override async teardown(): Promise<void> {
    this.#restore();
    await super.teardown();
  }

  #define(name: string, value: unknown): void {
    Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
  }
}

/** Node's `fetch` accepts only Node's `AbortSignal`. */
function fetchInPage(input: RequestInfo | URL, { signal, ...init }: RequestInit = {}): Promise<Response> {
  if (!signal) return fetch(input, init);
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return fetch(input, { ...init, signal: controller.signal });
}
