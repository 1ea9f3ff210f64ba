import type { Instances, Metrics } from '@hearthway/service-kit';
import { Counter, Gauge } from 'prom-client';
import type { Upstream } from './upstream.js';

/** The gateway's view of the services: their instances, open circuits, requests in flight, retries. */
export function observeUpstreams(metrics: Metrics) {
  const registers = [metrics.registry];
  const watched = new Map<string, Upstream>();
  const instancesOf = new Map<string, Instances>();
  const retries = new Counter({
    name: 'gateway_upstream_retries_total',
    help: 'Requests that were sent to a service again',
    labelNames: ['service'],
    registers,
  });
  new Gauge({
    name: 'gateway_upstream_circuit_open',
    help: '1 while requests to a service are refused because it fails',
    labelNames: ['service'],
    registers,
    collect() {
      for (const [service, upstream] of watched) this.set({ service }, upstream.isOpen() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'gateway_upstream_requests_in_flight',
    help: 'Requests that a service is answering',
    labelNames: ['service'],
    registers,
    collect() {
      for (const [service, upstream] of watched) this.set({ service }, upstream.inFlight());
    },
  });
  new Gauge({
    name: 'gateway_upstream_instance_ready',
    help: '1 while an instance of a service takes requests; none for a service with one address',
    labelNames: ['service', 'instance'],
    registers,
    async collect() {
      for (const [service, instances] of instancesOf) {
        for (const [instance, isReady] of await instances.readiness()) this.set({ service, instance }, isReady ? 1 : 0);
      }
    },
  });
  return {
    watchInstances: (service: string, instances: Instances) => void instancesOf.set(service, instances),
    watch: (service: string, upstream: Upstream) => {
      watched.set(service, upstream);
      retries.inc({ service }, 0);
    },
    retried: (service: string) => retries.inc({ service }),
  };
}
