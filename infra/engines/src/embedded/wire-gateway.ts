import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, stop } from 'esbuild';

const require = createRequire(import.meta.url);

/** Bundles the wire gateway into `file`: it starts faster and needs less memory than from source. */
export async function bundleWireGateway(file: string): Promise<void> {
  const entry = require.resolve('@hearthway/documentdb-gateway');
  await build({
    entryPoints: [join(dirname(entry), 'main.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    external: ['pg-native', 'pg-cloudflare'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'silent',
  });
  // Otherwise esbuild's process would stay as long as the engines run.
  await stop();
}
