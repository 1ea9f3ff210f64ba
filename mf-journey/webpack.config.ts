import { sliceConfig } from '@hearthway/tooling/webpack';

export default sliceConfig({ name: 'mf-journey', port: 8102 });
