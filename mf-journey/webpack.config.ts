import { join } from 'node:path';
import { sliceConfig } from '@hearthway/tooling/webpack';

const config = sliceConfig({
  name: 'mf-journey',
  folder: import.meta.dirname,
  port: 8102,
  frames: {
    'document-viewer': {
      script: './src/features/document-viewer/frame/frame.ts',
      worker: 'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    },
  },
});

const unchecked = join(import.meta.dirname, 'unchecked-schemas.cjs');
const zodPaths = ['zod/v4', 'zod/v4/core', 'zod/v4/mini', 'zod/v4/locales/en.js'];

/**
 * The AI SDK builds schemas for providers and for every chunk of a stream, with all of zod: 18 KB of the chat’s chunk and 6 KB of
 * what every page loads. Chunks come from our own service, whose tests check them.
 */
const aiSdkWithoutSchemas = {
  test: /[\\/]node_modules[\\/](ai|@ai-sdk[\\/][^\\/]+)[\\/]/,
  resolve: { alias: Object.fromEntries(zodPaths.map((path) => [`${path}$`, unchecked])) },
};

export default (...[env]: Parameters<typeof config>): ReturnType<typeof config> => {
  const slice = config(env);
  return { ...slice, module: { ...slice.module, rules: [...(slice.module?.rules ?? []), aiSdkWithoutSchemas] } };
};
