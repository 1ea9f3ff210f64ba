import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import jsdom from 'jsdom';
import { shareEnvironmentVariables, shareErrors } from './one-process.ts';

/** What jsdom does not do, or not as Node's `fetch` and its own kin expect it. */
const ofNode = ['ArrayBuffer', 'Headers', 'Request', 'Response', 'Uint8Array', 'crypto'];

/** A page in jsdom, with everything of Node that jsdom does not have. */
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

  /** Packages are loaded as Node loads them: their builds for browsers are modules that only bundlers read. */
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

/** Node's, which takes no signal but Node's. */
function fetchInPage(input: RequestInfo | URL, { signal, ...init }: RequestInit = {}): Promise<Response> {
  if (!signal) return fetch(input, init);
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return fetch(input, { ...init, signal: controller.signal });
}
