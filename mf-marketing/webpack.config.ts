import { sliceConfig } from '@hearthway/tooling/webpack';

export default sliceConfig({ name: 'mf-marketing', port: 9081 });
