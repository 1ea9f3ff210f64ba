import { ownValue } from '@hearthway/contracts/own-value';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { brand } from '@hearthway/contracts/brand';
import openApi from '@hearthway/contracts/openapi.json' with { type: 'json' };
import fastifyPlugin from 'fastify-plugin';
import { refusal } from '../problems.js';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** The reader's files come from its package, none from another host. */
const readerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const page = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API · ${brand.name}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <script defer src="/api/docs/swagger-ui-bundle.js"></script>
    <script defer src="/api/docs/initializer.js"></script>
  </head>
  <body>
    <div id="reader"></div>
  </body>
</html>
`;

// Its sections start closed: with more than about 145 operations open, the reader stops in the middle of one.
const initializer = `SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#reader',
  deepLinking: true,
  docExpansion: 'none',
  validatorUrl: null,
});
`;

/** The OpenAPI document and a reader for it, under the same content security policy as everything else. */
export const apiDocsPlugin = fastifyPlugin(
  (app, _options, done) => {
    const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

    app.get('/api/docs', (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page),
    );
    app.get('/api/docs/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(openApi));
    app.get('/api/docs/initializer.js', (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(initializer),
    );
    app.get<{ Params: { file: string } }>('/api/docs/:file', async (request, reply) => {
      const file = readerFiles.find((name) => name === request.params.file);
      if (!file) throw refusal('route.not-found');
      const contentType = ownValue(contentTypes, extname(file)) ?? 'application/octet-stream';
      return reply
        .type(contentType)
        .header('cache-control', 'public, max-age=3600')
        .send(await readFile(join(folder, file)));
    });
    done();
  },
  { name: 'api-docs' },
);
