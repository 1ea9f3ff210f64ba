import {
  getAppraisal,
  getClosing,
  getContract,
  getInspection,
  getMortgageApplication,
  getOverview,
  getUnderwriting,
  listCalendarEvents,
  listConditions,
  listDeadlines,
  listHomes,
  listMilestoneRules,
  listMilestones,
  type Deadline,
  type DeadlineEntry,
  type PurchaseContract,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToday, type Day } from '../local-time/index.js';
import {
  fetchContract,
  fetchDeadlines,
  sendChangedContract,
  sendContractEnd,
  sendDeadline,
  sendNewContract,
} from './api.js';

function contractQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [getContract.path, userId],
    queryFn: ({ signal }) => fetchContract(session, signal),
  });
}

function deadlinesQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [listDeadlines.path, userId],
    queryFn: ({ signal }) => fetchDeadlines(session, signal),
  });
}

export function useContract() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...contractQuery(session, user?.id), enabled: Boolean(user) });
}

/** The home under contract; without one, the last that the buyer closed on. `undefined` without either, or before it is known. */
export function useShownContract(): PurchaseContract | undefined {
  const { data } = useContract();
  return data?.contract ?? data?.history.find(({ status }) => status === 'closed');
}

/** Today where the home of the contract is: what happens on a later day is no fact yet. Without a contract, the buyer’s today. */
export function usePropertyToday(): Day {
  return useToday(useShownContract()?.terms.timeZone);
}

export function useDeadlines() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...deadlinesQuery(session, user?.id), enabled: Boolean(user) });
}

/** Enters a signed contract, once, even if the answer is lost and it is sent again, or takes one back that was entered by mistake. */
export function useContractEntry() {
  const { session, toast } = usePlatform();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const refresh = useContractRefresh();
  const enter = useMutation({
    mutationFn: (terms: PurchaseTerms) => sendNewContract(session, terms, idempotencyKey),
    onSettled: refresh,
  });
  const takeBack = useMutation({
    mutationFn: (contract: PurchaseContract) => sendContractEnd(session, contract),
    onSuccess() {
      toast({ title: 'Contract taken back', description: 'It stays in your history, as one that fell through.' });
    },
    onError(error) {
      toast({ title: 'We couldn’t undo that', description: error.message, tone: 'destructive' });
    },
    onSettled: refresh,
  });
  return { enter, takeBack };
}

/** Saves what the buyer says about a deadline. A refusal shows the form’s error, after the latest version is loaded. */
export function useDeadlineSaving(deadline: Deadline, onSaved: () => void) {
  const { session, toast } = usePlatform();
  const refresh = useContractRefresh();
  return useMutation({
    mutationFn: (entry: DeadlineEntry) => sendDeadline(session, deadline, entry),
    onSuccess({ title }) {
      toast({ title: 'Deadline saved', description: title });
      onSaved();
    },
    onSettled: refresh,
  });
}

/** Changes the terms, such as the day of closing. */
export function useTermsSaving(contract: PurchaseContract, onSaved: () => void) {
  const { session, toast } = usePlatform();
  const refresh = useContractRefresh();
  return useMutation({
    mutationFn: (change: Partial<PurchaseTerms>) =>
      sendChangedContract(session, contract, { ...contract.terms, ...change }),
    onSuccess() {
      toast({ title: 'Contract saved', description: 'Your deadlines have moved with it.' });
      onSaved();
    },
    onSettled: refresh,
  });
}

/** Ends a contract that fell through. One that closes ends with the keys. */
export function useContractEnding(contract: PurchaseContract, onEnded: () => void) {
  const { session, toast } = usePlatform();
  const refresh = useContractRefresh();
  return useMutation({
    mutationFn: () => sendContractEnd(session, contract),
    onSuccess() {
      toast({ title: 'Contract ended' });
      onEnded();
    },
    onSettled: refresh,
  });
}

const followers = [
  getContract,
  listDeadlines,
  getMortgageApplication,
  getInspection,
  getUnderwriting,
  listConditions,
  getAppraisal,
  getClosing,
  listCalendarEvents,
  listHomes,
  listMilestones,
  listMilestoneRules,
  getOverview,
];

/** Everything that follows the contract: its dates are in the calendar, its home is on the board, its end reopens milestones. */
export function useContractRefresh() {
  const client = useQueryClient();
  return () => {
    for (const { path } of followers) {
      void client.invalidateQueries({ queryKey: [path] });
    }
  };
}
