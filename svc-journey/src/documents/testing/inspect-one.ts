/** `inspect-one.js <file>`: as the built service does. Prints what was found, and the lengths of pictures. */
import { createReadStream } from 'node:fs';
import { createPageDrawer } from '../drawing/page-drawer-client.js';
import { createInspector } from '../inspector/inspector-client.js';

const [path = ''] = process.argv.slice(2);
await createInspector()(createReadStream(path), async ({ inspection, picture, thumbnail }) => {
  let bytes = 0;
  for await (const chunk of picture ?? []) bytes += chunk.length;
  const type = inspection.taken ? inspection.type : undefined;
  const drawn = type && (await createPageDrawer()(createReadStream(path), { type, page: 1, stamp: 'Dana' }));
  process.stdout.write(
    JSON.stringify({ inspection, bytes, thumbnail: thumbnail?.length ?? 0, drawn: drawn?.length ?? 0 }),
  );
});
