import { services, type ServiceProcess } from '@hearthway/system';

/** Another gateway of the same system, with a folder of its own. */
export function secondGateway(): ServiceProcess {
  const gateway = services.find(({ name }) => name === 'gateway');
  if (!gateway) throw new Error('The system has no gateway');
  return {
    ...gateway,
    name: 'second-gateway',
    environment: (world, instance) => ({
      ...gateway.environment(world, instance),
      RELEASES_FOLDER: `${world.folders.gateway}-2`,
    }),
  };
}
