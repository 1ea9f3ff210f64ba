import { transform } from 'lightningcss';

/** A CSS Module exports its class names unchanged; any other style sheet exports nothing. */
export function process(text: string, path: string): { code: string } {
  const { exports } = transform({ filename: path, code: Buffer.from(text), cssModules: { pattern: '[local]' } });
  const classes = Object.fromEntries(Object.keys(exports ?? {}).map((name) => [name, name]));
  return { code: `module.exports = ${JSON.stringify({ __esModule: true, default: classes })};` };
}
