import { tsImport } from 'tsx/esm/api';

/** Jest transforms this file alone: tsx reads the TypeScript that it leads to. */
export default async function setup() {
  const { startTestEngines } = await tsImport('./test-engines.ts', import.meta.url);
  await startTestEngines();
}
