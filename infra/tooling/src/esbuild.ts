import { build, context, type BuildOptions, type Metafile, type Plugin } from 'esbuild';

/** Optional parts of the MongoDB driver that we do not use, and packages with their own files or binaries. */
const external = [
  '@napi-rs/canvas',
  '@node-rs/*',
  'heic-decode',
  'pdfjs-dist',
  'playwright-core',
  'sharp',
  'swagger-ui-dist',
  'pino-pretty',
  // Loaded only if spans are exported; bundled, they would be loaded always.
  '@opentelemetry/sdk-trace',
  '@opentelemetry/resources',
  '@opentelemetry/exporter-*',
  // Loaded only if a model answers.
  'ai',
  '@ai-sdk/*',
  'kerberos',
  '@mongodb-js/zstd',
  '@aws-sdk/credential-providers',
  'gcp-metadata',
  'snappy',
  'socks',
  'aws4',
  'mongodb-client-encryption',
  'pg-native',
];

/** CommonJS packages expect these names; in an ES module, we have to define them. */
const banner = [
  "import { createRequire as __createRequire } from 'node:module';",
  "import { fileURLToPath as __fileURLToPath } from 'node:url';",
  'const require = __createRequire(import.meta.url);',
  'const __filename = __fileURLToPath(import.meta.url);',
  "const __dirname = __fileURLToPath(new URL('.', import.meta.url));",
].join('');

/** The programs of a service, by the name of the file that each becomes, without `.js`. */
export type Programs = Readonly<Record<string, string>>;

/**
 * Bundles each program and its imports into one file, which starts in a third of the time of separate files.
 * @returns what is in the bundles, and what they import at run time
 */
export async function bundleService(programs: Programs, folder: string): Promise<Metafile> {
  const { metafile } = await build({ ...options(programs, folder), metafile: true });
  return metafile;
}

/** Bundles after each change, and calls `built` after each successful build. */
export async function watchService(programs: Programs, folder: string, built: () => void): Promise<void> {
  const announce: Plugin = {
    name: 'announce',
    setup: (building) => {
      building.onEnd(({ errors }) => {
        if (errors.length === 0) built();
      });
    },
  };
  const watching = await context({ ...options(programs, folder), plugins: [announce] });
  await watching.watch();
}

const options = (programs: Programs, folder: string): BuildOptions => ({
  entryPoints: { ...programs },
  outdir: folder,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  external,
  // Some packages contain a development and a production version: bundle only the latter.
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: { js: banner },
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'error',
});
