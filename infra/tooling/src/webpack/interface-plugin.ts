import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ParticipantInterface } from '@hearthway/contracts/interfaces';
import { platformVersion } from '@hearthway/contracts/platform';
import { interfaceOf, recordedPacts } from '@hearthway/openapi';
import webpack, { type Compiler } from 'webpack';

/** Writes what a front end uses of services into its release, as `interface.json`, and what the shell gives to slices. */
export class InterfacePlugin {
  constructor(private readonly options: { name: string; folder: string; gives?: readonly string[] }) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('InterfacePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'InterfacePlugin', stage }, () => {
        compilation.emitAsset('interface.json', new webpack.sources.RawSource(JSON.stringify(this.describe())));
      });
    });
  }

  private describe(): ParticipantInterface {
    const { name, folder, gives } = this.options;
    const shared = gives && Object.fromEntries(gives.map((one) => [one, versionOf(one, folder)]));
    return { platform: platformVersion, ...(shared && { shared }), ...interfaceOf(name, recordedPacts()) };
  }
}

function versionOf(packageName: string, folder: string): string {
  const { version } = createRequire(join(folder, 'package.json'))(`${packageName}/package.json`) as { version: string };
  return version;
}
