import { listScenarios, pinScenario, unpinScenario, type Scenario } from '@hearthway/contracts/journey';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';

/** Pins and unpins a budget. */
export function usePin(onChanged: () => void) {
  const { toast } = usePlatform();
  const caller = useCaller();
  const outcome = {
    onSuccess: onChanged,
    onError(error: Error) {
      toast({ title: 'We couldn’t change your budget', description: error.message, tone: 'destructive' });
    },
  } as const;
  const pinning = useMutation({ ...operationMutation(caller, pinScenario, { changes: listScenarios }), ...outcome });
  const unpinning = useMutation({
    ...operationMutation(caller, unpinScenario, { changes: listScenarios }),
    ...outcome,
  });
  const running = [pinning, unpinning].find(({ isPending }) => isPending);
  return {
    /** Id of the scenario being pinned or unpinned. */
    changing: running?.variables?.params.scenarioId,
    /** Ignored while another change is under way. */
    pin: ({ id }: Scenario, pinned: boolean): void => {
      if (!running) (pinned ? pinning : unpinning).mutate({ params: { scenarioId: id } });
    },
  };
}
