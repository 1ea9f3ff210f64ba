import { buildOpenApi } from '@hearthway/openapi';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const get = (url: string) => gateway.app.inject({ url });

describe('the reader of the API', () => {
  it('is a page that loads files from this site only', async () => {
    const { body, headers } = await get('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const urls = [...body.matchAll(/(?:href|src)="([^"]+)"/g)]
      .map(([, url]) => url ?? '')
      .filter((url) => url !== 'data:,');
    expect(urls).toHaveLength(3);
    for (const url of urls) {
      expect(url).toMatch(/^\/api\/docs\//);
      expect((await get(url)).statusCode).toBe(200);
    }
  });

  it('has no inline script or style', async () => {
    const { body } = await get('/api/docs');
    expect(/<script(?! defer src=)|<style| style=/.exec(body)).toBeNull();
  });

  it('reads the document generated from the contracts', async () => {
    const response = await get('/api/docs/openapi.json');
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(buildOpenApi())));
  });

  it.each(['index.html', 'package.json', 'swagger-initializer.js', 'nothing.js'])(
    'does not serve %s from its package',
    async (file) => {
      const response = await get(`/api/docs/${file}`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'route.not-found' });
    },
  );
});
