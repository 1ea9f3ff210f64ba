import { sliceConfig } from '@hearthway/tooling/webpack';

export default sliceConfig({ name: 'mf-marketing', folder: import.meta.dirname, port: 9081 });
