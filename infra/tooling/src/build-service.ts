/**
 * `tsx build-service.ts <folder> [--watch]`: bundles a service, and each of its programs that runs as a process of its own
 * (`*.process.ts`). When watching, prints `built` after each successful build.
 */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundleService, watchService } from './esbuild.js';

const [folder, flag] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the service to build');
const processes = globSync('src/**/*.process.ts', { cwd: folder });
const programs = {
  main: join(folder, 'src/main.ts'),
  ...Object.fromEntries(processes.map((file) => [basename(file, '.process.ts'), join(folder, file)])),
};
const target = join(folder, 'dist');
if (flag === '--watch') await watchService(programs, target, () => process.stdout.write('built\n'));
else await bundleService(programs, target);
