import { pipeline } from 'node:stream/promises';
import { findMissingContents, readContent, storeContent } from '@hearthway/contracts/releases';
import { AppError, operationRouter, type OperationRouter } from '@hearthway/service-kit';
import pLimit from 'p-limit';
import type { Authorize } from '../credentials/index.js';
import { fileNameOf, type ContentFiles } from './content-files.js';
import type { ContentStore } from './content-store.js';
import { receiveContent } from './receive-content.js';

interface Dependencies {
  readonly contents: ContentStore;
  readonly files: ContentFiles;
  readonly authorize: Authorize;
}

/** Each is in memory until it is stored: 8 MB. */
const mostReceivedAtOnce = 16;

export function contentRoutes({ contents, files, authorize }: Dependencies): OperationRouter {
  const inTurn = pLimit(mostReceivedAtOnce);
  const routes = operationRouter();

  routes.handle(findMissingContents, async ({ body }, { headers }) => {
    await authorize(headers, {});
    const there = new Set((await contents.find(body.contents)).map(({ content }) => content));
    return { contents: body.contents.filter((content) => !there.has(content)) };
  });

  routes.handle(storeContent, async ({ params: { content } }, { headers, request }) => {
    await authorize(headers, {});
    await inTurn(async () => {
      const bytes = await receiveContent(request, content);
      if ((await contents.find([content])).length > 0) return;
      await files.write(fileNameOf(content, 'plain'), bytes);
      await contents.add(content, bytes.length);
    });
    return undefined;
  });

  routes.handle(readContent, async ({ params: { content, form } }, { response }) => {
    const file = await files.read(fileNameOf(content, form));
    if (!file) throw new AppError('content.missing', `There is no content ${content} as ${form}`);
    response.status(readContent.status).type('application/octet-stream');
    await pipeline(file, response).catch(unlessLeft);
    return new Uint8Array();
  });

  return routes;
}

/** A gateway that leaves is no failure of ours. */
function unlessLeft(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
}
