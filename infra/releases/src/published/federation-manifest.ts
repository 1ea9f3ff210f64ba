import * as z from 'zod/mini';

const paths = z.array(z.string());
const assets = z.object({
  js: z.object({ sync: paths, async: paths }),
  css: z.object({ sync: paths, async: paths }),
});

/** The parts of Module Federation's manifest that name files. */
const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets })),
  shared: z.array(z.object({ assets })),
});

/**
 * What a federation manifest exposes, and every file that it names.
 * @throws ZodError or SyntaxError when it isn't one
 */
export function readFederationManifest(text: string): { exposed: string[]; files: string[] } {
  const { metaData, exposes, shared } = federationManifest.parse(JSON.parse(text));
  const named = [...exposes, ...shared].flatMap(({ assets: { js, css } }) =>
    [js, css].flatMap(({ sync, async }) => [...sync, ...async]),
  );
  const { path, name } = metaData.remoteEntry;
  return { exposed: exposes.map((module) => module.path), files: [`${path}${name}`, ...named] };
}
