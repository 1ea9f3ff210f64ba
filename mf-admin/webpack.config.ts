import { sliceConfig } from '@hearthway/tooling/webpack';

export default sliceConfig({ name: 'mf-admin', port: 8103 });
