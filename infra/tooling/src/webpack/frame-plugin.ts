import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration, type RuleSetRule } from 'webpack';
import { baseConfig, placeless, typeScript, type Mode } from './base.js';

const plugin = 'FramePlugin';

/** The source files of what is shown in a frame. */
export interface FrameSources {
  readonly script: string;
  /** For a worker, which an opaque origin can’t start from an address. The script finds its text in the element `worker`. */
  readonly worker: string;
}

export interface FrameOptions {
  readonly folder: string;
  readonly mode: Mode;
  /** By name. */
  readonly frames: Readonly<Record<string, FrameSources>>;
}

/**
 * Builds what a slice shows in a sandboxed frame. Each is one HTML file with its script inside, `frames/<name>.html`, because an
 * opaque origin may load no other file, and because its policy then allows this script alone.
 */
export class FramePlugin {
  private readonly built = new Map<string, Promise<Frame>>();

  constructor(private readonly options: FrameOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: plugin, stage }, async () => {
        for (const [name, entry] of Object.entries(this.options.frames)) {
          const { html, sources } = await this.frame(name, entry, compiler.modifiedFiles);
          compilation.emitAsset(`frames/${name}.html`, new webpack.sources.RawSource(html));
          compilation.fileDependencies.addAll(sources);
        }
      });
    });
  }

  /** While watching, it is built again only after a change of its own sources. */
  private async frame(name: string, entry: FrameSources, changed: ReadonlySet<string> | undefined): Promise<Frame> {
    const before = await this.built.get(name)?.catch(() => undefined);
    if (before && !before.sources.some((source) => changed?.has(source))) return before;
    const building = buildFrame(this.options, name, entry);
    this.built.set(name, building);
    return building;
  }
}

interface Frame {
  readonly html: string;
  /** Our own files in it. */
  readonly sources: readonly string[];
}

async function buildFrame({ folder, mode }: FrameOptions, name: string, entry: FrameSources): Promise<Frame> {
  const output = await mkdtemp(join(tmpdir(), `${name}-frame-`));
  try {
    const sources = await run(webpack(frameConfig(name, folder, mode, entry, output)));
    const [script, worker] = await Promise.all(
      (['script', 'worker'] as const).map((part) => readFile(join(output, `${part}.js`), 'utf8')),
    );
    return { html: pageOf(name, script ?? '', worker ?? ''), sources };
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/** `import text from './file?text'` and `import bytes from './file?bytes'`. */
const contents: RuleSetRule[] = [
  { resourceQuery: /^\?text$/, type: 'asset/source' },
  { resourceQuery: /^\?bytes$/, type: 'asset/bytes' },
];

function frameConfig(name: string, folder: string, mode: Mode, entry: FrameSources, output: string): Configuration {
  return {
    ...baseConfig(`${name} frame`, folder, mode),
    devtool: false,
    entry: { ...entry },
    output: { path: output, filename: '[name].js', publicPath: '' },
    module: {
      // One file, including what would be loaded later.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [typeScript(mode), ...contents],
    },
    plugins: placeless(mode),
  };
}

/** @returns our own source files */
function run(compiler: Compiler): Promise<readonly string[]> {
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error ?? stats?.hasErrors()) fail(error ?? new Error(stats?.toString('errors-only')));
        else done([...(stats?.compilation.fileDependencies ?? [])].filter((path) => !path.includes('node_modules')));
      });
    });
  });
}

const pageOf = (name: string, script: string, worker: string): string =>
  `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name}</title>
  </head>
  <body>
    <script type="text/plain" id="worker">${inHtml(worker)}</script>
    <script>${inHtml(script)}</script>
  </body>
</html>
`;

/** What would end or change a script in HTML is only found in its strings and expressions, where this means the same. */
const inHtml = (script: string): string => script.replace(/<(?=\/?script|!--)/gi, String.raw`\x3c`);
