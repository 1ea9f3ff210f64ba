import { operationPath, type Operation } from '@hearthway/contracts/operation';
import {
  followSite,
  reportHealth,
  readContent,
  readRelease,
  releaseLimits,
  type contentForms,
  type HealthReport,
  type LiveSite,
  type Release,
} from '@hearthway/contracts/releases';
import type { ServiceAnswer, ServiceClient } from '@hearthway/service-kit';

export type ContentForm = (typeof contentForms)[number];

/** What the gateway asks the release registry. Each rejects if the registry doesn't answer, or not as agreed. */
export interface Registry {
  /** What is live in an environment. */
  site(environment: string): Promise<LiveSite>;
  release(slice: string, version: string): Promise<Release>;
  /** A content by its digest, which the caller checks. */
  content(content: string, form: ContentForm): Promise<Buffer>;
}

export interface HealthReports {
  /** What this gateway has seen of canaries. */
  reportHealth(environment: string, instance: string, report: HealthReport): Promise<void>;
}

const readTimeoutMilliseconds = 3_000;
const contentTimeoutMilliseconds = 30_000;
/** Far more than a release with as many files and pages as one may have. */
const longestDescription = 4_194_304;

/** @param patience multiplies how long it waits for an answer */
export function createRegistry(client: ServiceClient, patience = 1): Registry & HealthReports {
  async function ask(
    operation: Operation,
    params: Readonly<Record<string, string>>,
    body?: unknown,
  ): Promise<ServiceAnswer> {
    const { id, method } = operation;
    const isContent = operation.replyType === 'stream';
    const answer = await client.call(
      { id, method, path: operationPath(operation, params) },
      {
        timeout: (isContent ? contentTimeoutMilliseconds : readTimeoutMilliseconds) * patience,
        ...(body !== undefined && { body }),
        maximumBytes: isContent ? releaseLimits.fileBytes : longestDescription,
      },
    );
    if (answer.status !== operation.status) throw new Error(`The registry answered ${id} with ${answer.status}`);
    return answer;
  }

  return {
    async site(environment) {
      return followSite.reply.parse(await (await ask(followSite, { environment })).json());
    },
    async release(slice, version) {
      return readRelease.reply.parse(await (await ask(readRelease, { slice, version })).json());
    },
    async reportHealth(environment, instance, report) {
      await ask(reportHealth, { environment, instance }, report);
    },
    content: async (content, form) => (await ask(readContent, { content, form })).content,
  };
}
