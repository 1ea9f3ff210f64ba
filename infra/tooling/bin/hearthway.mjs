// Apart from the launcher, because only a module finds tsx wherever it is installed.
import 'tsx';

const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  process.stderr.write(`hearthway needs Node 24 or newer; this is ${process.version}\n`);
  process.exit(2);
}
await import('../src/cli.ts');
