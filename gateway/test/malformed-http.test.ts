import { answersTo, explainsRefusal } from '@hearthway/fuzz/malformed-exchange';
import { malformedRequests } from '@hearthway/fuzz/malformed-http';
import { labeled } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from '../src/routes.js';
import { listeningGateway, type ListeningGateway } from '../src/testing/test-gateway.js';

let gateway: ListeningGateway;
beforeAll(async () => {
  gateway = await listeningGateway({ REQUESTS_PER_MINUTE_PER_IP: '1000000', FAILED_ADMIN_SIGN_INS_PER_IP: '1000000' });
});
afterAll(() => gateway.close());

describe('malformed requests', () => {
  const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
  const cases = Number(process.env['FUZZ_CASES'] ?? 400);

  it(`end with our headers and a problem body, never a server error: ${cases} with seed ${seed}`, async () => {
    const paths = [
      ...routes.map(({ path }) => path.replace(/:\w+/g, 'one')),
      '/',
      '/dashboard',
      '/api/docs',
      '/assets/x',
    ];
    const requests = malformedRequests({ seed, paths, host: 'site.example' });
    const statuses = new Map<string, number>();
    let sent = 0;
    const sender = async (): Promise<void> => {
      for (; sent < cases;) {
        const number = sent++;
        const request = requests.next().value;
        const answers = await answersTo(gateway.address, request);
        const about = `number ${number}, ${request.kind}: ${answers.slice(0, 200)}`;
        const [, status = 'none'] = /^HTTP\/1\.1 (\d{3}) /.exec(answers) ?? [];
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        labeled(about, () => expect(answers).not.toMatch(/HTTP\/1\.1 5\d\d /));
        if (answers !== '' && status !== '100')
          labeled(about, () => expect(answers).toContain('\r\ncontent-security-policy: '));
        labeled(about, () => expect(explainsRefusal(answers, request)).toBe(true));
      }
    };
    await Promise.all(Array.from({ length: 20 }, sender));
    expect(gateway.seen().filter(({ url }) => url.startsWith('/internal'))).toEqual([]);
    expect(gateway.log.lines().filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
    expect(statuses.get('400')).toBeGreaterThan(cases / 10);
    expect(statuses.size).toBeGreaterThan(3);
  });
});
