import type { ApplicationProps, LifecycleOptions } from '@hearthway/web-kit/mount';
import { loadPage, type SamplePage } from './routes.js';

export const application: LifecycleOptions<ApplicationProps, SamplePage> = {
  prepare: () => loadPage(location.pathname),
  render: (_props, { Page }) => <Page />,
};
