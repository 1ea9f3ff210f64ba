import { problemTexts } from '@hearthway/contracts/texts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ environment: { REQUESTS_PER_MINUTE_PER_IP: '20' } });
});
afterAll(() => gateway.close());

const get = (url: string, accept?: string) => gateway.app.inject({ url, headers: { ...(accept && { accept }) } });

describe('an error on a page', () => {
  it('is a page that explains it and links home', async () => {
    const response = await get('/', browser);
    expect(response.statusCode).toBe(503);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['vary']).toBe('accept');
    expect(response.body).toContain(`<h1>${problemTexts.unavailable}</h1>`);
    expect(response.body).toContain('<a href="/">');
    expect(response.body).toContain(String(response.headers['x-request-id']));
    expect(response.body).not.toMatch(/<script|<style|<link| style=/);
  });

  it('is a problem body for clients that do not ask for pages', async () => {
    const response = await get('/', 'application/json');
    expect(response.json()).toMatchObject({ code: 'server.unavailable' });
    expect(response.headers['vary']).toBe('accept');
  });

  it.each(['/api/nothing', '/api', '/api?x=1'])('is a problem body at %s, whoever asks', async (url) => {
    const response = await get(url, browser);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'route.not-found' });
  });

  it('shows a client’s own request id escaped', async () => {
    const headers = { accept: browser, 'x-request-id': '<script>alert(1)</script>' };
    const response = await gateway.app.inject({ url: '/', headers });
    expect(response.body).not.toContain('<script>');
  });

  it('is a page for a client over its limit, and says when to try again', async () => {
    const answers = [];
    for (let asked = 0; asked < 25; asked += 1) answers.push(await get('/', browser));
    const refused = answers.at(-1);
    expect(refused?.statusCode).toBe(429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.body).toContain(`<h1>${problemTexts.tooMany}</h1>`);
  });
});
