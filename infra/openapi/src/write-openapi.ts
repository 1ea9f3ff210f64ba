import { writeFile } from 'node:fs/promises';
import { openApiPath, openApiText } from './open-api-file.js';

await writeFile(openApiPath, openApiText());
process.stdout.write('Wrote contracts/openapi.json\n');
