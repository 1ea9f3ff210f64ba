import { renderToString } from 'react-dom/server';
import { identifierPrefix } from '../mount/container.js';
import { ApplicationTree, type ApplicationProps, type LifecycleOptions } from '../mount/lifecycles.js';

/** The markup of an application, as its `mount` will expect to find it. @throws what a component throws */
export function prerenderApplication<Props extends ApplicationProps, Prepared>(
  application: Props,
  prepared: Prepared,
  options: LifecycleOptions<Props, Prepared>,
): string {
  return renderToString(<ApplicationTree application={application} prepared={prepared} options={options} />, {
    identifierPrefix: identifierPrefix(application.name),
  });
}
