import { sliceConfig } from '@hearthway/tooling/webpack';

export default sliceConfig({ name: 'mf-admin', folder: import.meta.dirname, port: 8103 });
