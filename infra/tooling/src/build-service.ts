/** `tsx build-service.ts <folder> [--watch]`: bundles a service. When watching, prints `built` after each successful build. */
import { join } from 'node:path';
import { bundleService, watchService } from './esbuild.js';

const [folder, flag] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the service to build');
const program = join(folder, 'src/main.ts');
const outfile = join(folder, 'dist/main.js');
if (flag === '--watch') await watchService(program, outfile, () => process.stdout.write('built\n'));
else await bundleService(program, outfile);
