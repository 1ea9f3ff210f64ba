import type { Browser, Page } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { cumulativeLayoutShift, isInHtml, totalBlockingTime, type PageLoad } from './figures.js';
import { installProbe, type Probe } from './page-probe.js';
import { depths, logRequests, type LoadedRequest, type RequestLog } from './request-log.js';
import { newPhone, slow4g, slowDown } from './slow-phone.js';

const quietMilliseconds = 5_000;
const patienceMilliseconds = 60_000;

/** Measures a load with an empty cache, until there were no long tasks and few requests for five seconds. */
export async function measurePage(browser: Browser, url: string): Promise<PageLoad> {
  const rawHtml = await (await fetch(url)).text();
  const context = await newPhone(browser, { reducedMotion: 'no-preference' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await logRequests(session);
    await slowDown(session, slow4g);
    await page.addInitScript(installProbe);
    await page.goto(url, { waitUntil: 'load', timeout: patienceMilliseconds });
    const probe = await untilQuiet(page, log);
    return figuresOf(url, probe, log.all(), await renderBlocking(page), rawHtml);
  } finally {
    await context.close();
  }
}

/** Waits for a quiet window as Lighthouse defines it: no task over 50 ms and at most two requests in flight. */
async function untilQuiet(page: Page, log: RequestLog): Promise<Probe> {
  const deadline = performance.now() + patienceMilliseconds;
  let quietSince = performance.now();
  let tasksBefore = 0;
  while (performance.now() - quietSince < quietMilliseconds) {
    if (performance.now() > deadline) throw new Error(`${page.url()} did not come to rest within a minute`);
    await delay(250);
    const tasks = await page.evaluate(() => window.hearthwayProbe.tasks.length);
    if (tasks > tasksBefore || log.inFlight() > 2) quietSince = performance.now();
    tasksBefore = tasks;
  }
  return page.evaluate(() => window.hearthwayProbe);
}

const renderBlocking = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );

function figuresOf(
  url: string,
  probe: Probe,
  requests: readonly LoadedRequest[],
  blocking: readonly string[],
  rawHtml: string,
): PageLoad {
  const { firstContentfulPaint, largest, interactive, shifts, tasks } = probe;
  if (firstContentfulPaint === undefined || !largest) throw new Error(`${url} painted nothing`);
  if (interactive === undefined) throw new Error(`${url} never became interactive`);
  const isInRawHtml = isInHtml(rawHtml, largest.text);
  const began = requests[0]?.startedAt ?? 0;
  const startedBy = (milliseconds: number) => (request: LoadedRequest) =>
    (request.startedAt - began) * 1000 <= milliseconds;
  const finishedBy = (milliseconds: number) => (request: LoadedRequest) =>
    request.finishedAt !== undefined && (request.finishedAt - began) * 1000 <= milliseconds;
  const scripts = requests.filter(({ type }) => type === 'Script');
  // A page whose text is in the HTML is painted without any script; others need one.
  const painting = new Set(isInRawHtml ? ['Stylesheet', 'Font', 'Image'] : ['Stylesheet', 'Font', 'Image', 'Script']);
  const needed = requests.filter(
    (request) =>
      request.type === 'Document' ||
      blocking.includes(request.url) ||
      (painting.has(request.type) && finishedBy(largest.at)(request)),
  );
  const depthOf = depths(requests);
  return {
    firstContentfulPaint,
    largestContentfulPaint: largest.at,
    largestElement: { tag: largest.tag, text: largest.text, isInRawHtml },
    layoutShift: cumulativeLayoutShift(shifts),
    totalBlockingTime: totalBlockingTime(tasks, firstContentfulPaint),
    interactive,
    scriptBytesUntilInteractive: total(scripts.filter(startedBy(interactive))),
    scriptBytes: total(scripts),
    bytes: total(requests),
    requests: requests.length,
    depthOfFirstPaint: Math.max(1, ...needed.map(({ url }) => depthOf.get(url) ?? 1)),
  };
}

const total = (requests: readonly LoadedRequest[]): number => requests.reduce((sum, { bytes }) => sum + bytes, 0);
