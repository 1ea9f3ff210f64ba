import { hearthway } from './hearthway.js';

process.exitCode = await hearthway(process.argv.slice(2), {
  environment: process.env,
  // npm runs scripts in the root of the checkout, and says where it was called.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  showsProgress: process.stderr.isTTY,
});
