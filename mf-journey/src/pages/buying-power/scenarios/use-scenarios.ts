import {
  scenario as scenarioShape,
  type Milestone,
  type Scenario,
  type ScenarioEntry,
} from '@hearthway/contracts/journey';
import { RequestError } from '@hearthway/web-kit/http';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { milestoneAt, useMilestones, useRefreshedRules } from '../../../features/milestones/index.js';
import {
  requestLink,
  scenariosQuery,
  sendChangedScenario,
  sendLinkRevocation,
  sendNewScenario,
  sendPin,
  sendScenarioDeletion,
  sendUnpin,
  type NewScenario,
} from '../../../features/scenarios/index.js';

export function useScenarios() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...scenariosQuery(session, user?.id), enabled: Boolean(user) });
}

/** The stored scenario, if the error says that it is newer than the one the buyer saw. */
export function newerVersionIn(error: unknown): Scenario | undefined {
  if (!(error instanceof RequestError) || error.code !== 'scenario.conflict') return undefined;
  return scenarioShape.safeParse(error.versions?.current).data;
}

/** Changes the list on screen at once, and fetches it again. */
function useListUpdate(): (change: (list: readonly Scenario[]) => Scenario[]) => void {
  const { session } = usePlatform();
  const user = useUser();
  const client = useQueryClient();
  const { queryKey } = scenariosQuery(session, user?.id);
  const refreshRules = useRefreshedRules();
  return (change) => {
    client.setQueryData(queryKey, (list: Scenario[] | undefined) => list && change(list));
    void client.invalidateQueries({ queryKey });
    refreshRules();
  };
}

const replaced = (saved: Scenario) => (list: readonly Scenario[]) =>
  list.some(({ id }) => id === saved.id)
    ? list.map((scenario) => (scenario.id === saved.id ? saved : scenario))
    : [...list, saved];

export function useScenarioCreation(onSaved: (scenario: Scenario) => void) {
  const { session, toast, track } = usePlatform();
  const update = useListUpdate();
  return useMutation({
    mutationFn: (scenario: NewScenario) => sendNewScenario(session, scenario),
    onSuccess(saved) {
      update(replaced(saved));
      track({ eventType: 'form_submit', eventSource: 'mf-journey', eventData: { form: 'scenario' } });
      toast({ title: 'Scenario saved', description: saved.name });
      onSaved(saved);
    },
  });
}

export interface ScenarioChange {
  readonly seen: Scenario;
  readonly entry: ScenarioEntry;
}

export function useScenarioChange(onSaved: (scenario: Scenario) => void) {
  const { session, toast } = usePlatform();
  const update = useListUpdate();
  return useMutation({
    mutationFn: ({ seen, entry }: ScenarioChange) => sendChangedScenario(session, seen, entry),
    onSuccess(saved) {
      update(replaced(saved));
      toast({ title: 'Scenario updated', description: saved.name });
      onSaved(saved);
    },
  });
}

export function useScenarioDeletion(onDeleted: (scenario: Scenario) => void) {
  const { session, toast } = usePlatform();
  const update = useListUpdate();
  const { retry: refetchMilestones } = useMilestones();
  return useMutation({
    async mutationFn(seen: Scenario) {
      try {
        await sendScenarioDeletion(session, seen);
      } catch (error) {
        // Already deleted in another window.
        if (!(error instanceof RequestError && error.code === 'scenario.not-found')) throw error;
      }
    },
    onSuccess(_, seen) {
      update((list) => list.filter(({ id }) => id !== seen.id));
      if (seen.pinned) refetchMilestones();
      toast({ title: 'Scenario deleted', description: seen.name });
      onDeleted(seen);
    },
  });
}

/** Pins and unpins. The first pin completes the milestone, which is celebrated. */
export function usePin() {
  const { session, toast, track } = usePlatform();
  const update = useListUpdate();
  const failed = useFailureToast('We couldn’t change your budget');
  const { tracker, celebrateDone, retry: refetchMilestones } = useMilestones();

  const unpin = useMutation({
    mutationFn: (id: string) => sendUnpin(session, id),
    onSuccess(saved) {
      update(replaced(saved));
      refetchMilestones();
      toast({ title: 'No longer your budget', description: saved.name });
    },
    onError: failed,
  });
  const pin = useMutation({
    mutationFn: ({ id }: { id: string; milestone: Milestone | undefined }) => sendPin(session, id),
    onSuccess(saved, { milestone }) {
      update((list) => list.map((one) => (one.id === saved.id ? saved : { ...one, pinned: false })));
      if (milestone && milestone.status !== 'completed') {
        track({ eventType: 'user_intent', eventSource: 'mf-journey', eventData: { milestoneTitle: 'Buying Power' } });
        celebrateDone(milestone, () => {
          unpin.mutate(saved.id);
        });
      } else {
        toast({ title: 'Pinned as your budget', description: saved.name });
      }
    },
    onError: failed,
  });
  return {
    pin: (id: string) => {
      pin.mutate({ id, milestone: milestoneAt(tracker, '/buying-power') });
    },
    unpin: unpin.mutate,
    pending: pin.isPending || unpin.isPending,
  };
}

export function useSharing(onShared: (token: string) => void) {
  const { session, toast } = usePlatform();
  const update = useListUpdate();
  const share = useMutation({
    mutationFn: (id: string) => requestLink(session, id),
    onSuccess({ token, scenario }) {
      update(replaced(scenario));
      onShared(token);
    },
    onError: useFailureToast('We couldn’t make a link'),
  });
  const revoke = useMutation({
    mutationFn: (id: string) => sendLinkRevocation(session, id),
    onSuccess(saved) {
      update(replaced(saved));
      toast({ title: 'Link turned off', description: 'Nobody can open it anymore.' });
    },
    onError: useFailureToast('We couldn’t turn off the link'),
  });
  return { share, revoke };
}

function useFailureToast(title: string): (error: Error) => void {
  const { toast } = usePlatform();
  return (error) => {
    toast({ title, description: error.message, tone: 'destructive' });
  };
}
