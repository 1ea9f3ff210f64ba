import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor';
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { parseAllDocuments } from 'yaml';
import { findKubectl } from './kubectl.js';

const run = promisify(execFile);

/** A resource of Kubernetes. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
}

/** Renders a folder with a `kustomization.yaml`. */
export async function renderManifests(folder: string, environment: NodeJS.ProcessEnv): Promise<Manifest[]> {
  const kubectl = await findKubectl(environment);
  const { stdout } = await run(kubectl, ['kustomize', folder], { maxBuffer: 64 * 1024 * 1024 });
  return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
}

/** Classes generated from the API definitions of Kubernetes and of the Prometheus operator. */
type Model = new (data: never) => { validate(): void };
const models: readonly (Model & { readonly apiVersion: string; readonly kind: string })[] = [
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  PodMonitor,
  PrometheusRule,
  Service,
  ServiceAccount,
];

/** What is wrong with a resource by its definition, unknown fields included. */
export function faultsOf(manifest: Manifest): string[] {
  const { apiVersion, kind, metadata } = manifest;
  const name = `${kind} ${metadata.name}`;
  const Known = models.find((model) => model.apiVersion === apiVersion && model.kind === kind);
  if (!Known) return [`${name}: there is no definition of ${apiVersion} ${kind}`];
  const read = new Set<string>();
  const model = recordReads(new Known(manifest as never), '', read);
  const faults: string[] = [];
  try {
    model.validate();
  } catch (error) {
    faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  // Unknown fields, which Kubernetes would refuse or drop, are valid here. But only what is known was read.
  const unknown = pathsOf(manifest, '').filter((path) => !read.has(path));
  return [...faults, ...unknown.map((path) => `${name}${path}: there is no such field`)];
}

function recordReads<Value extends object>(value: Value, path: string, read: Set<string>): Value {
  return new Proxy(value, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol') return found;
      const place = `${path}/${key}`;
      read.add(place);
      return isObject(found) ? recordReads(found, place, read) : found;
    },
  });
}

function pathsOf(value: object, path: string): string[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = `${path}/${key}`;
    return isObject(inner) ? [place, ...pathsOf(inner, place)] : [place];
  });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
