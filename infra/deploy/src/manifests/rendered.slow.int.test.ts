import { describe, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';
import { deployFolder, overlays } from './read-overlay.js';

const resource = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
type Resource = z.infer<typeof resource>;

const rendered = (overlay: string): Resource[] =>
  parseAllDocuments(
    execFileSync('kubectl', ['kustomize', join(deployFolder, 'overlays', overlay)], { encoding: 'utf8' }),
  ).map((document) => resource.parse(document.toJS()));

/** Where kubernetes-models describe a kind of resource. */
function moduleOf({ apiVersion, kind }: Resource): string {
  const [group = ''] = apiVersion.split('/');
  const extension = new Map([
    ['monitoring.coreos.com', '@kubernetes-models/prometheus-operator'],
    ['gateway.networking.k8s.io', '@kubernetes-models/gateway-api'],
  ]).get(group);
  return `${extension ?? 'kubernetes-models'}/${apiVersion}/${kind}`;
}

/** What Kubernetes would say of unknown, missing, or mistyped fields, from the types of its API. */
function problemsOf(resources: readonly Resource[]): string[] {
  const cache = join(deployFolder, '../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'hearthway-manifests-'));
  const file = join(folder, 'resources.ts');
  const lines = resources.map(
    (one, index) =>
      `export const r${index}: import('${moduleOf(one)}').I${one.kind} = ${JSON.stringify(one, null, 1)};`,
  );
  writeFileSync(file, lines.join('\n'));
  try {
    const program = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
    });
    return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0, file: of }) => {
      const place = of?.text.slice(start, of.text.indexOf('\n', start)) ?? '';
      return `${place.trim()}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const hasKubectl = spawnSync('kubectl', ['version', '--client'], { stdio: 'ignore' }).status === 0;

(hasKubectl ? describe : describe.skip).each(overlays)('the overlay %s, rendered', (overlay) => {
  it('has every field that Kubernetes wants and no other, with values of their types', () => {
    expect(problemsOf(rendered(overlay))).toEqual([]);
  });

  it('names no pod, configuration, or service that isn’t there', () => {
    const resources = rendered(overlay);
    const named = (kind: string) => resources.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);
    const text = JSON.stringify(resources);
    const references = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);
    for (const name of references(/"configMapRef":\{"name":"([^"]+)"/g)) expect(named('ConfigMap')).toContain(name);
    for (const name of references(/"backendRefs":\[\{"name":"([^"]+)"/g)) expect(named('Service')).toContain(name);
    const pods = references(/"(?:selector|matchLabels)":\{"app.kubernetes.io\/name":"([^"]+)"/g);
    const here = overlay === 'production' ? [] : ['registry'];
    for (const name of pods) expect([...named('Deployment'), ...here]).toContain(name);
  });
});

it('an unknown field, a missing one, and one of another type are noticed', () => {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'x' } };
  const [unknown, missing, mistyped] = [{ port: 1 }, { ports: [{ name: 'http' }] }, { ports: [{ port: '80' }] }].map(
    (spec) => problemsOf([{ ...service, spec }]).join(),
  );
  expect(unknown).toMatch(/'"port"' does not exist/);
  expect(missing).toMatch(/'"port"' is missing/);
  expect(mistyped).toMatch(/'string' is not assignable to type 'number'/);
});
