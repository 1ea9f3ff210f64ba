import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import jsdom from 'jsdom';
import { shareEnvironmentVariables, shareErrors } from './one-process.ts';

/** Globals where jsdom's version doesn't work with Node's `fetch` and related APIs. */
const ofNode = ['ArrayBuffer', 'Headers', 'Request', 'Response', 'Uint8Array', 'crypto'];

/** A page in jsdom, plus all Node globals that jsdom lacks. */
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

  /** Loads packages as Node does: their browser builds are modules that only bundlers read. */
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

/** Node's `fetch`, which accepts only Node's own signals. */
function fetchInPage(input: RequestInfo | URL, { signal, ...init }: RequestInit = {}): Promise<Response> {
  if (!signal) return fetch(input, init);
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return fetch(input, { ...init, signal: controller.signal });
}
