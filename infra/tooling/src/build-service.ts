/** `tsx build-service.ts <folder> [--watch]`: bundles one service; watching, prints `built` after each good build. */
import { bundleService, watchService } from './esbuild.js';

const [folder, flag] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the service to build');
if (flag === '--watch') await watchService(folder, () => process.stdout.write('built\n'));
else await bundleService(folder);
