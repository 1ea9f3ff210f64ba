import type { Operation } from '@hearthway/contracts/operation';
import type { SigningKey } from './call-keys.js';
import { signCall } from './call-credential.js';
import { createInstances } from './instances.js';
import { requestJson, type ServiceAnswer } from './request-json.js';
import { readTlsFiles, type TlsConfig } from './tls-files.js';

export interface ServiceClientOptions {
  /** The name of this process. */
  readonly caller: string;
  /** The name of the service that is called. */
  readonly service: string;
  /** Address of its operations port, or of each instance’s. */
  readonly url: string | readonly string[];
  readonly config: CallingConfig;
}

export type CallingConfig = TlsConfig & { readonly CALL_SIGNING_KEY: SigningKey };

/** Calls the internal operations of one service, with a new credential each time. */
export interface ServiceClient {
  /** Rejects when there is no answer within `timeout` milliseconds, or one longer than `maximumBytes`. */
  call(
    operation: Pick<Operation, 'id' | 'method' | 'path'>,
    options: { readonly timeout: number; readonly body?: unknown; readonly maximumBytes?: number },
  ): Promise<ServiceAnswer>;
}

/** @throws ConfigError when some TLS files are missing */
export function createServiceClient({ caller, service, url, config }: ServiceClientOptions): ServiceClient {
  const tls = readTlsFiles(config);
  const instances = createInstances([url].flat(), tls);
  return {
    async call({ id, method, path }, { timeout, body, maximumBytes }) {
      const signal = AbortSignal.timeout(timeout);
      return instances.send((address) => {
        const credential = signCall({ caller, service, operation: id }, config.CALL_SIGNING_KEY);
        const headers = { authorization: `Bearer ${credential}` };
        return requestJson(new URL(path, address), { method, headers, body, signal, maximumBytes, tls });
      });
    },
  };
}
