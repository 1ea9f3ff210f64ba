import type { CDPSession } from '@playwright/test';

export interface LoadedRequest {
  readonly url: string;
  /** Chromium's name: Document, Stylesheet, Script, Font, Image, Fetch, … */
  readonly type: string;
  /** What made the browser request it: the HTML, a style sheet or a script. */
  readonly initiator: string | undefined;
  /** Seconds on Chromium's clock. */
  readonly startedAt: number;
  readonly finishedAt: number | undefined;
  /** As transferred, including headers. */
  readonly bytes: number;
}

export interface RequestLog {
  readonly all: () => readonly LoadedRequest[];
  readonly inFlight: () => number;
}

type Recorded = { -readonly [Key in keyof LoadedRequest]: LoadedRequest[Key] };

/** Records every further request of a page, with its size as transferred over the throttled network. */
export async function logRequests(session: CDPSession): Promise<RequestLog> {
  const requests = new Map<string, Recorded>();
  const flying = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    flying.add(requestId);
    requests.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      initiator: initiator.url ?? frameUrl(initiator.stack),
      startedAt: timestamp,
      finishedAt: undefined,
      bytes: 0,
    });
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const request = requests.get(requestId);
    if (request) request.type = type;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    flying.delete(requestId);
    const request = requests.get(requestId);
    if (request) Object.assign(request, { finishedAt: timestamp, bytes: encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId }) => flying.delete(requestId));
  await session.send('Network.enable');
  return { all: () => [...requests.values()], inFlight: () => flying.size };
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack | undefined;
}

/** The script that made the request, even through promises. */
function frameUrl(stack: Stack | undefined): string | undefined {
  for (let part = stack; part; part = part.parent) {
    const url = part.callFrames.find((frame) => frame.url.startsWith('http'))?.url;
    if (url !== undefined) return url;
  }
  return undefined;
}

/** How many requests had to follow one another to load each: 1 for the HTML, 2 for files in it. */
export function depths(requests: readonly Pick<LoadedRequest, 'url' | 'initiator'>[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { url, initiator } of requests) {
    if (found.has(url)) continue;
    const before = initiator === undefined ? undefined : found.get(initiator);
    found.set(url, found.size === 0 ? 1 : (before ?? 1) + 1);
  }
  return found;
}
