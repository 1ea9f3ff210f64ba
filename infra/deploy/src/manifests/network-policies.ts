import * as z from 'zod/mini';

export interface Connection {
  readonly from: string;
  readonly to: string;
  /** By its name: `http` or `operations`. */
  readonly port: string;
}

const pods = z.object({
  podSelector: z.optional(
    z.object({
      matchLabels: z.optional(z.object({ 'app.kubernetes.io/name': z.string() })),
      matchExpressions: z.optional(z.array(z.object({ values: z.array(z.string()) }))),
    }),
  ),
});
const ports = z.optional(z.array(z.object({ port: z.union([z.string(), z.number()]) })));
const policy = z.object({
  spec: z.object({
    podSelector: pods.shape.podSelector,
    ingress: z.optional(z.array(z.object({ from: z.optional(z.array(pods)), ports }))),
    egress: z.optional(z.array(z.object({ to: z.optional(z.array(pods)), ports }))),
  }),
});

/** Which processes the policies let send to which, and which take from which. Others than processes are left out. */
export function connectionsIn(documents: readonly unknown[]): { sent: Connection[]; taken: Connection[] } {
  const policies = documents.map((document) => policy.parse(document).spec);
  const each = (
    rules: readonly { readonly peers: readonly string[]; readonly ports: z.infer<typeof ports> }[],
    connect: (peer: string, port: string) => Connection,
  ) =>
    rules.flatMap((rule) =>
      rule.peers.flatMap((peer) => (rule.ports ?? []).map(({ port }) => connect(peer, String(port)))),
    );
  return {
    sent: policies.flatMap((spec) =>
      each(
        (spec.egress ?? []).map(({ to, ports }) => ({ peers: namesIn(to), ports })),
        (to, port) => ({ from: namesIn([spec]).join(), to, port }),
      ),
    ),
    taken: policies.flatMap((spec) =>
      each(
        (spec.ingress ?? []).map(({ from, ports }) => ({ peers: namesIn(from), ports })),
        (from, port) => ({ from, to: namesIn([spec]).join(), port }),
      ),
    ),
  };
}

const namesIn = (selections: readonly z.infer<typeof pods>[] = []): string[] =>
  selections.flatMap(({ podSelector }) => [
    ...Object.values(podSelector?.matchLabels ?? {}),
    ...(podSelector?.matchExpressions ?? []).flatMap(({ values }) => values),
  ]);
