import { tsImport } from 'tsx/esm/api';

export default async function teardown() {
  const { stopTestEngines } = await tsImport('./test-engines.ts', import.meta.url);
  await stopTestEngines();
}
