import { sliceHealthPath } from '@hearthway/contracts/releases';

type Outcome = 'mounted' | 'failed';

/**
 * Says to the gateway whether a slice mounted in this tab, so that a bad canary is taken back. Each is said once for a version and a
 * page load: a tab in which somebody tries again and again counts no more than others. It says nothing about the visitor.
 */
export function createHealthReports(
  send: (path: string) => void,
): (manifest: string | undefined, outcome: Outcome) => void {
  const reported = new Set<string>();
  return (manifest, outcome) => {
    const [, release] = /^\/assets\/([^/]+\/[^/]+)\//.exec(new URL(manifest ?? '', location.href).pathname) ?? [];
    const report = `${release}/${outcome}`;
    if (release === undefined || reported.has(report)) return;
    reported.add(report);
    send(`${sliceHealthPath}/${report}`);
  };
}
