import type { Inspection, InspectionEntry, InspectionStep } from '@hearthway/contracts/journey';
import { RequestError } from '@hearthway/web-kit/http';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useContractRefresh } from '../contract/index.js';
import { useRefreshedRules } from '../milestones/index.js';
import { inspectionQuery, sendDecision, sendInspection, type InspectionVersion } from './api.js';

export function useInspection() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...inspectionQuery(session, user?.id), enabled: Boolean(user) });
}

/** Changes the inspection on the server, and then on screen. A toast reports a refused save; a refused decision shows in its form. */
export function useInspectionChanges() {
  const { session, toast, track } = usePlatform();
  const userId = useUser()?.id;
  const client = useQueryClient();
  const refreshRules = useRefreshedRules();
  const refreshContract = useContractRefresh();
  const { queryKey } = inspectionQuery(session, userId);
  const reload = (): void => void client.invalidateQueries({ queryKey });

  return {
    save: useMutation({
      mutationFn: ({ inspection, part }: { inspection: Inspection; part: Partial<InspectionEntry> }) =>
        sendInspection(session, inspection, { ...entryOf(inspection), ...part }),
      onSuccess: (room) => client.setQueryData(queryKey, room),
      onError(error) {
        toast({ title: 'We couldn’t save that', description: error.message, tone: 'destructive' });
        // Someone else was faster, or the contract ended: show what there is.
        if (error instanceof RequestError) reload();
      },
    }),
    decide: useMutation({
      mutationFn: ({ inspection, step }: { inspection: InspectionVersion; step: InspectionStep }) =>
        sendDecision(session, inspection, step),
      onSuccess({ room }) {
        client.setQueryData(queryKey, room);
        track({ eventType: 'form_submit', eventSource: 'mf-journey', eventData: { form: 'inspection-decision' } });
        refreshRules();
        refreshContract();
      },
      onError(error) {
        if (error instanceof RequestError) reload();
      },
    }),
  };
}

function entryOf(inspection: Inspection): InspectionEntry {
  const { inspector, inspectedOn, yearBuilt, traits, ordered, findings, answers } = inspection;
  return { inspector, inspectedOn, yearBuilt, traits, ordered, findings, answers };
}
