import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { operationsByService } from '@hearthway/contracts/operations';
import { buildOpenApi } from './index.js';
import { openApiPath, openApiText } from './open-api-file.js';

const operations = Object.values(operationsByService).flat();
const document = buildOpenApi();
const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));

const responsesOf = (id: string) =>
  described.find(({ operationId }) => operationId === id)?.['responses'] as Record<string, { description: string }>;

describe('the OpenAPI document', () => {
  it('describes every operation that is reached from outside, and none between services', () => {
    const open = operations.filter(({ access }) => access !== 'internal').map(({ id }) => id);
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(open.sort());
    expect(JSON.stringify(document)).not.toContain('/internal/');
  });

  it('says who may call', () => {
    const securityOf = (id: string) => described.find(({ operationId }) => operationId === id)?.['security'];
    expect(securityOf('identity.register')).toEqual([]);
    expect(securityOf('journey.list-milestones')).toEqual([{ buyer: [] }]);
    expect(securityOf('identity.check-admin')).toEqual([{ admin: [] }]);
  });

  it('lists every code of an operation under its status', () => {
    expect(responsesOf('identity.register')['409']?.description).toBe('`user.username-taken`, `user.email-taken`');
    for (const operation of operations.filter(({ access }) => access !== 'internal')) {
      for (const [code, status] of Object.entries(operation.errors)) {
        expect(responsesOf(operation.id)[status]?.description).toContain(`\`${code}\``);
      }
    }
  });

  it('names the parts of a path as parameters', () => {
    const change = document.paths['/api/milestones/{milestoneId}']?.['patch'];
    expect(change?.['parameters']).toEqual([
      {
        name: 'milestoneId',
        in: 'path',
        required: true,
        schema: expect.objectContaining({ type: 'string' }),
      },
    ]);
  });

  it('says how a form is encoded, and where its answer leads', () => {
    const join = document.paths['/waitlist']?.['post'] as {
      requestBody: { content: object };
      responses: Record<string, { headers?: object; content?: object }>;
    };
    expect(Object.keys(join.requestBody.content)).toEqual(['application/x-www-form-urlencoded']);
    expect(join.responses['303']).toMatchObject({ headers: { Location: { required: true } } });
    expect(join.responses['303']).not.toHaveProperty('content');
  });

  it('says which answers are streams of events or files', () => {
    const contentOf = (id: string) => (responsesOf(id)['200'] as unknown as { content: object }).content;
    expect(contentOf('journey.send-chat-message')).toEqual({ 'text/event-stream': { schema: { type: 'string' } } });
    expect(contentOf('journey.read-calendar-feed')).toEqual({ 'text/calendar': { schema: { type: 'string' } } });
    expect(contentOf('journey.get-term-sheet')).toEqual({
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    });
  });

  it('refuses unknown keys in requests and allows them in answers', () => {
    const login = document.paths['/api/auth/login']?.['post'] as {
      requestBody: { content: { 'application/json': { schema: { $ref: string } } } };
    };
    const { $ref } = login.requestBody.content['application/json'].schema;
    const name = $ref.replace('#/components/schemas/', '');
    const { schemas } = document['components'] as { schemas: Record<string, { additionalProperties?: boolean }> };
    expect(schemas[name]?.additionalProperties).toBe(false);
  });

  it('stands in contracts as it is built; `npm run openapi` writes it anew', async () => {
    expect(await readFile(openApiPath, 'utf8')).toBe(openApiText());
  });
});
