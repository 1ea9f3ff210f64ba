import { createRepeatedTask, type Dependencies, type ServiceModule } from '@hearthway/service-kit';
import type { RecoveryDependencies } from './recovery-dependencies.js';
import { recoveryRoutes } from './recovery-routes.js';
import { remindUnconfirmed } from './remind.js';

type Needed = RecoveryDependencies & Pick<Dependencies, 'logger'>;

/** Ways back into an account, and everything else that is done with what was mailed. */
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
