import { listScenarios, pinScenario, unpinScenario, type Scenario } from '@hearthway/contracts/journey';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { useMilestones } from '../../../features/milestones/index.js';

/** Pins and unpins a budget. */
export function usePin() {
  const { toast } = usePlatform();
  const { refresh } = useMilestones();
  const caller = useCaller();
  const onError = (error: Error): void => {
    toast({ title: 'We couldn’t change your budget', description: error.message, tone: 'destructive' });
  };
  const pinning = useMutation({
    ...operationMutation(caller, pinScenario, { changes: listScenarios }),
    onSuccess: () => void refresh(),
    onError,
  });
  const unpinning = useMutation({
    ...operationMutation(caller, unpinScenario, { changes: listScenarios }),
    async onSuccess(_, input) {
      const reopened = await refresh();
      const onSelect = (): void => {
        pinning.mutate(input);
      };
      toast({
        title: 'You have no budget now',
        description: reopened.map(({ title }) => `${title} is in progress again.`).join(' '),
        action: { label: 'Undo', onSelect },
      });
    },
    onError,
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
