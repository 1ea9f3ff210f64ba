import { numbered, type ServiceProcess } from '../system.js';
import { freePorts } from './free-ports.js';

export interface Ports {
  readonly port: number;
  readonly operationsPort: number;
}

/** Where the processes of a system listen, by the names of services. */
export interface Addresses {
  readonly instances: (name: string) => readonly Ports[];
  /** The port in front of several instances. */
  readonly door: (name: string) => number | undefined;
  /** Addresses of each instance, or of their door. */
  readonly urls: (name: string) => readonly string[];
  readonly operationsUrls: (name: string) => readonly string[];
}

interface Place {
  readonly instances: readonly Ports[];
  readonly door?: number;
}

/** Free ports for every service, and the gateway's port unless it is 0. */
export async function assignAddresses(
  services: readonly ServiceProcess[],
  { gatewayPort, replicas }: { gatewayPort: number; replicas: number },
): Promise<Addresses> {
  const free = (await freePorts(services.length * (2 * replicas + 1))).filter((port) => port !== gatewayPort);
  const next = () => free.pop() ?? 0;
  const place = ({ name, standsInFor, hasDoor = false }: ServiceProcess): Place => {
    const port = name === 'gateway' && gatewayPort > 0 ? gatewayPort : next();
    if (standsInFor) return { instances: [{ port, operationsPort: port }] };
    if (replicas === 1) return { instances: [{ port, operationsPort: next() }] };
    const instances = Array.from({ length: replicas }, () => ({ port: next(), operationsPort: next() }));
    return { instances, ...(hasDoor && { door: port }) };
  };
  const places = new Map(services.map((service) => [service.name, place(service)]));
  const placeOf = (name: string) => {
    const found = places.get(name);
    if (!found) throw new Error(`The system has no service named ${name}`);
    return found;
  };
  return {
    instances: (name) => placeOf(name).instances,
    door: (name) => placeOf(name).door,
    urls(name) {
      const { instances, door } = placeOf(name);
      return (door === undefined ? instances.map(({ port }) => port) : [door]).map(onLoopback);
    },
    operationsUrls: (name) => placeOf(name).instances.map(({ operationsPort }) => onLoopback(operationsPort)),
  };
}

const onLoopback = (port: number): string => `http://127.0.0.1:${port}`;

/** What belongs to one instance of a service, from 1 on. */
export function ofInstance<Item>(items: readonly Item[], name: string, instance: number): Item {
  const found = items[instance - 1];
  if (found === undefined) throw new Error(`The system has no service named ${numbered(name, instance)}`);
  return found;
}
