import { renderToString } from 'react-dom/server';
import { identifierPrefix } from '../mount/container.js';
import { ApplicationTree, type ApplicationProps, type LifecycleOptions } from '../mount/lifecycles.js';

/** Renders the markup that `mount` hydrates. @throws whatever a component throws */
export function prerenderApplication<Props extends ApplicationProps, Prepared>(
  application: Props,
  prepared: Prepared,
  options: LifecycleOptions<Props, Prepared>,
): string {
  return renderToString(<ApplicationTree application={application} prepared={prepared} options={options} />, {
    identifierPrefix: identifierPrefix(application.name),
  });
}
