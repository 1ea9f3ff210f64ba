import { transform } from 'lightningcss';

/** A CSS Module gives its class names as they are written; any other style sheet, nothing. */
export function process(text: string, path: string): { code: string } {
  const { exports } = transform({ filename: path, code: Buffer.from(text), cssModules: { pattern: '[local]' } });
  const classes = Object.fromEntries(Object.keys(exports ?? {}).map((name) => [name, name]));
  return { code: `module.exports = ${JSON.stringify({ __esModule: true, default: classes })};` };
}
