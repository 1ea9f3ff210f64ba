import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';

export const deployFolder = join(import.meta.dirname, '../..');
export const overlays = ['production', 'staging'] as const;

const variable = z.object({
  name: z.string(),
  value: z.optional(z.string()),
  valueFrom: z.optional(
    z.object({ secretKeyRef: z.object({ name: z.string(), key: z.string(), optional: z.optional(z.boolean()) }) }),
  ),
});
const deployment = z.object({
  kind: z.literal('Deployment'),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    template: z.object({
      spec: z.object({
        containers: z.tuple([
          z.object({
            image: z.string(),
            envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })),
            env: z.array(variable),
          }),
        ]),
      }),
    }),
  }),
});
const everyProcess = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        containers: z.tuple([z.object({ env: z.array(z.object({ name: z.string(), value: z.string() })) })]),
      }),
    }),
  }),
});
const kustomization = z.object({ resources: z.array(z.string()) });

/** A process of an overlay with all its variables; a secret one has no value. */
export interface DeployedProcess {
  readonly name: string;
  readonly image: string;
  readonly variables: ReadonlyMap<string, string | undefined>;
  /** The secret ones that it can't start without. */
  readonly required: readonly string[];
  /** The files that its settings come from, without those of secrets. */
  readonly settings: readonly string[];
}

/** What all processes have in common: variables, and how long they have to end. */
export function commonOfProcesses() {
  const [patch] = documentsIn(join(deployFolder, 'base/process/process.yaml'));
  const { terminationGracePeriodSeconds, containers } = everyProcess.parse(patch).spec.template.spec;
  return {
    terminationGracePeriodSeconds,
    variables: containers[0].env.map(({ name, value }) => [name, value] as const),
  };
}

/** The processes of an overlay, read without rendering it, so that it needs no program. */
export function processesOf(overlay: string): DeployedProcess[] {
  const folder = join(deployFolder, 'overlays', overlay);
  const { variables: common } = commonOfProcesses();
  const { resources } = kustomization.parse(documentsIn(join(folder, 'kustomization.yaml'))[0]);
  return resources
    .filter((resource) => resource.includes('/base/'))
    .flatMap((resource) => globSync(join(folder, resource, '*.yaml')))
    .flatMap(documentsIn)
    .flatMap((document) => deployment.safeParse(document).data ?? [])
    .map(({ metadata: { name }, spec }) => {
      const [{ image, envFrom, env }] = spec.template.spec.containers;
      const settings = envFrom.map(({ configMapRef }) => `${configMapRef.name}.env`);
      const shared = settings.flatMap((file) => [...settingsIn(join(folder, file))]);
      const own = env.map((one) => [one.name, one.value] as const);
      const secret = env.filter(({ valueFrom }) => valueFrom && !valueFrom.secretKeyRef.optional);
      const required = secret.map((one) => one.name);
      return { name, image, settings, required, variables: new Map([...shared, ...common, ...own]) };
    });
}

/** As Kustomize reads such files. */
export function settingsIn(file: string): Map<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

export const documentsIn = (file: string): unknown[] =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as unknown);

/** The env files of an overlay, by name. */
export const settingFiles = (overlay: string): string[] =>
  globSync(join(deployFolder, 'overlays', overlay, '*.env')).map((file) => basename(file));
