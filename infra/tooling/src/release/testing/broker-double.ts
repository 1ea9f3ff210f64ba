import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BrokerFault {
  /** Of method, path, and body. */
  readonly at: RegExp;
  readonly status: number;
  readonly body: unknown;
}

export interface BrokerDouble {
  readonly url: string;
  /** Method, path, and credential of each request. */
  readonly requests: readonly { readonly line: string; readonly authorization: string | undefined }[];
  /** Pacts as `<consumer> <version> <provider>`, branches as `<slice> <version> <branch>`. */
  readonly pacts: ReadonlySet<string>;
  readonly branches: ReadonlySet<string>;
  /** Versions by `<slice> <instance>`, in the one environment that there is. */
  readonly deployed: ReadonlyMap<string, string>;
  fail(fault: BrokerFault | undefined): void;
  close(): Promise<void>;
}

/**
 * Answers what the client of a pact broker asks, in the broker's words. Not a broker: it knows one environment, `production`, and what
 * the commands of a release need. Which requests come was recorded with the client; what is answered is as in the broker's own
 * documentation.
 */
export async function startBrokerDouble(): Promise<BrokerDouble> {
  const requests: { line: string; authorization: string | undefined }[] = [];
  const [pacts, branches, versions, verified] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  const deployed = new Map<string, string>();
  let fault: BrokerFault | undefined;
  let url = '';
  const links = (hrefs: Readonly<Record<string, string>>) => ({
    _links: Object.fromEntries(Object.entries(hrefs).map(([name, path]) => [name, { href: url + path }])),
  });

  const routes: [
    method: string,
    path: RegExp,
    answer: (at: string[], body: string, query: URLSearchParams) => Answer,
  ][] = [
    [
      'GET',
      /^\/$/,
      () => ok(links({ 'pb:publish-contracts': '/contracts/publish', 'pb:environments': '/environments' })),
    ],
    [
      'POST',
      /^\/contracts\/publish$/,
      (_, body) => {
        const { pacticipantName, pacticipantVersionNumber, branch, contracts } = JSON.parse(body) as Publication;
        know(pacticipantName, pacticipantVersionNumber, branch);
        for (const { providerName } of contracts)
          pacts.add(`${pacticipantName} ${pacticipantVersionNumber} ${providerName}`);
        const notices = [{ type: 'success', text: `Pact successfully published for ${pacticipantName}` }];
        return ok({ notices, _links: { 'pb:contracts': [{ title: 'Pact', name: 'pact', href: `${url}/pact` }] } });
      },
    ],
    [
      'PUT',
      /^\/pacticipants\/(.+)\/branches\/(.+)\/versions\/(.+)$/,
      ([slice, branch, version]) => know(slice, version, branch),
    ],
    ['PUT', /^\/pacticipants\/(.+)\/versions\/(.+)$/, ([slice, version]) => know(slice, version)],
    [
      'GET',
      /^\/pacticipants\/(.+)\/versions\/(.+)$/,
      ([slice, version]) => {
        if (!versions.has(`${slice} ${version}`)) return missing;
        const href = `${url}/pacticipants/${slice}/versions/${version}/deployed-versions/environment/1`;
        return ok({ number: version, _links: { 'pb:record-deployment': [{ name: 'production', href }] } });
      },
    ],
    [
      'POST',
      /^\/pacticipants\/(.+)\/versions\/(.+)\/deployed-versions\/environment\/1$/,
      ([slice, version], body) => {
        const { applicationInstance = 'all' } = JSON.parse(body) as { applicationInstance?: string };
        deployed.set(`${slice} ${applicationInstance}`, version ?? '');
        return { status: 201, body: { currentlyDeployed: true } };
      },
    ],
    ['GET', /^\/environments$/, () => ok({ _embedded: { environments: [{ uuid: '1', name: 'production' }] } })],
    ['GET', /^\/environments\/1$/, () => ok(links({ 'pb:currently-deployed-deployed-versions': '/deployed' }))],
    [
      'GET',
      /^\/deployed$/,
      (_at, _body, query) => {
        const own = [...deployed].filter(([name]) => name.startsWith(`${query.get('pacticipant')} `));
        const deployedVersions = own.map(([name]) => ({
          applicationInstance: name.endsWith(' all') ? null : name.split(' ')[1],
          _embedded: { pacticipant: { name: query.get('pacticipant') } },
          ...links({ self: `/deployed/${encodeURIComponent(name)}` }),
        }));
        return ok({ _embedded: { deployedVersions } });
      },
    ],
    [
      'PATCH',
      /^\/deployed\/(.+)$/,
      ([name]) => {
        deployed.delete(decodeURIComponent(name ?? ''));
        return ok({ currentlyDeployed: false });
      },
    ],
    [
      'GET',
      /^\/matrix$/,
      (_at, _body, query) => {
        const [slice, version] = [query.get('q[][pacticipant]'), query.get('q[][version]')];
        if (query.get('environment') !== 'production') {
          return { status: 400, body: { errors: { messages: ['There is no environment of this name'] } } };
        }
        const unknown = [...pacts].flatMap((pact) => {
          const [consumer, consumerVersion, provider] = pact.split(' ');
          if (consumer !== slice || consumerVersion !== version) return [];
          const there = deployed.get(`${provider} all`);
          if (there !== undefined && verified.has(`${pact} ${there}`)) return [];
          return [`There is no verified pact between version ${version} of ${slice} and ${provider} in production`];
        });
        const reason = unknown.join('\n') || 'All required verification results are published and successful';
        return ok({ summary: { deployable: unknown.length > 0 ? null : true, reason }, notices: [], matrix: [] });
      },
    ],
    [
      'GET',
      /^\/pacts\/provider\/(.+)\/consumer\/(.+)\/version\/(.+)$/,
      ([provider, consumer, version]) =>
        pacts.has(`${consumer} ${version} ${provider}`)
          ? ok(links({ 'pb:publish-verification-results': `/results/${consumer}/${version}/${provider}` }))
          : missing,
    ],
    [
      'POST',
      /^\/results\/(.+)\/(.+)\/(.+)$/,
      ([consumer, version, provider], body) => {
        const { success, providerApplicationVersion } = JSON.parse(body) as Verification;
        if (success) verified.add(`${consumer} ${version} ${provider} ${providerApplicationVersion}`);
        return { status: 201, body: { success } };
      },
    ],
  ];

  function know(slice = '', version = '', branch?: string): Answer {
    versions.add(`${slice} ${version}`);
    if (branch !== undefined) branches.add(`${slice} ${version} ${branch}`);
    return ok({ number: version });
  }

  function answerTo({ method = '', url: target = '' }: IncomingMessage, body: string): Answer {
    if (fault?.at.test(`${method} ${target} ${body}`)) return fault;
    const { pathname, searchParams } = new URL(target, 'http://broker');
    const route = routes.find(([verb, path]) => verb === method && path.test(pathname));
    return route ? route[2](route[1].exec(pathname)?.slice(1) ?? [], body, searchParams) : missing;
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({ line: `${request.method} ${request.url}`, authorization: request.headers.authorization });
      const { status, body } = answerTo(request, Buffer.concat(chunks).toString());
      response.writeHead(status, { 'Content-Type': typeof body === 'string' ? 'text/html' : 'application/hal+json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ url, requests, pacts, branches, deployed },
    fail: (next) => {
      fault = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Publication {
  readonly pacticipantName: string;
  readonly pacticipantVersionNumber: string;
  readonly branch?: string;
  readonly contracts: readonly { readonly providerName: string }[];
}

interface Verification {
  readonly success: boolean;
  readonly providerApplicationVersion: string;
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const missing: Answer = { status: 404, body: { error: 'The requested document was not found on this server.' } };
