import { pageConfig } from '@hearthway/tooling/webpack';

export default pageConfig({
  name: 'web-kit',
  folder: import.meta.dirname,
  entry: './src/page/main.tsx',
  title: 'The component kit',
  port: 9090,
});
