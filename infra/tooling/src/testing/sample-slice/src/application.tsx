import type { ApplicationProps, LifecycleOptions } from '@hearthway/web-kit/mount';
import { loadPage } from './routes.js';
import type { SamplePage } from './sample-page.js';

export const application: LifecycleOptions<ApplicationProps, SamplePage> = {
  prepare: () => loadPage(location.pathname),
  render: (_props, { Page }) => <Page />,
};
