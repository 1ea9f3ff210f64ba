import { createRepeatedTask, type Dependencies, type ServiceModule } from '@hearthway/service-kit';
import type { RecoveryDependencies } from './recovery-dependencies.js';
import { recoveryRoutes } from './recovery-routes.js';
import { remindUnconfirmed } from './remind.js';

type Needed = RecoveryDependencies & Pick<Dependencies, 'logger'>;

/** Account recovery, and everything else done with emailed links and codes. */
export function openRecovery(dependencies: Needed, remindMilliseconds: number): ServiceModule {
  const reminding = createRepeatedTask({
    name: 'reminders of unconfirmed addresses',
    run: () => remindUnconfirmed(dependencies),
    pauseMilliseconds: remindMilliseconds,
    logger: dependencies.logger,
  });
  return {
    stores: [],
    routes: recoveryRoutes(dependencies),
    start: () => reminding.start(),
    stop: () => reminding.stop(),
  };
}
