import { checkRelease, readSite } from '@hearthway/contracts/releases';
import { publishBuild } from '@hearthway/tooling/release';
import { firstRunning, withBrokenBuild, withLifecycles, withPageScript, type Fault } from '../support/broken-build.js';
import { registry } from '../support/registry.js';
import { expect, test } from '../support/test.js';

const slice = 'mf-journey';

/** What the gate finds when a browser opens the pages. */
async function problemsOf(name: string, version: string): Promise<readonly string[]> {
  const params = { environment: 'local', slice: name };
  const { checks } = await registry().call(checkRelease, { params, body: { version } });
  const mount = checks.find((check) => check.name === 'mount');
  expect(mount).toBeDefined();
  expect(mount?.notes ?? []).toEqual([]);
  return mount?.problems ?? [];
}

function problemsWith(fault: Fault): Promise<readonly string[]> {
  return withBrokenBuild(slice, fault, async (build) =>
    problemsOf(slice, (await publishBuild(registry(), { slice, build })).version),
  );
}

test('every page of what is live opens', async () => {
  const { slices } = await registry().call(readSite, { params: { environment: 'local' } });
  expect(slices.length).toBeGreaterThan(3);
  for (const live of slices) expect(await problemsOf(live.slice, live.version), live.slice).toEqual([]);
});

const everywhere: readonly (readonly [string, Fault, RegExp])[] = [
  ['breaks when it loads', firstRunning('throw new Error("broken on load")'), /broken on load/],
  [
    'breaks when it mounts',
    withLifecycles('() => ({ mount() { throw new Error("broken in mount"); } })'),
    /broken in mount/,
  ],
  [
    'hangs when it mounts',
    withLifecycles('() => ({ mount: () => new Promise(() => {}) })'),
    /Not settled in 8000 ms|not complete after 5 s/,
  ],
  [
    'breaks when it renders',
    withLifecycles(`({ mount }) => ({
      mount({ platform, ...props }) {
        const user = () => { throw new Error('broken in render'); };
        return mount({ ...props, platform: { ...platform, session: { ...platform.session, user } } });
      },
    })`),
    /broken in render/,
  ],
];

for (const [name, fault, reason] of everywhere) {
  test(`a slice that ${name} is refused`, async () => {
    const problems = await problemsWith(fault);
    expect(problems[0]).toMatch(/^\/dashboard: /);
    expect(problems.at(-1)).toMatch(/^and \d+ more, untried$/);
    for (const problem of problems.slice(0, -1)) expect(problem).toMatch(reason);
  });
}

const onOnePage: readonly (readonly [string, string, RegExp])[] = [
  ['breaks', 'throw new Error("broken page")', /broken page/],
  ['lacks its script', '', /Loading chunk/],
  ['hangs', 'for (;;);', /not complete after 15 s: it doesn’t respond/],
];

for (const [name, code, reason] of onOnePage) {
  test(`a slice with a page that ${name} is refused for that page`, async () => {
    const problems = await problemsWith(withPageScript('/closing', code));
    expect(problems).toEqual([expect.stringMatching(/^\/closing: /)]);
    expect(problems[0]).toMatch(reason);
  });
}
