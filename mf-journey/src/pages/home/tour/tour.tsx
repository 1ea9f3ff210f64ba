import { useState, type ReactNode } from 'react';
import { listCalendarEvents, listHomes, planTour, type AssessedHome } from '@hearthway/contracts/journey';
import { Alert, Button, useFocusAfter } from '@hearthway/web-kit';
import { callOperation, operationKey, RequestError } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { knownFlags } from '../../../features/homes/index.js';
import { formatLongDay, formatMoment, formatTime } from '../../../features/local-time/index.js';
import { Section } from '../../../features/page-section/index.js';
import { tourFlag } from '../flags.js';
import { OutsideLink } from '../../../outside-link/index.js';
import { TourForm } from './tour-form.js';
import css from '../home.module.css';

interface TourProps {
  readonly home: AssessedHome;
}

const titleId = 'tour';

/** The time of the buyer's tour, which is also in their calendar. */
export function Tour({ home }: TourProps): ReactNode {
  const { toast } = usePlatform();
  const plan = usePlanTour(home);
  const [isEditing, setIsEditing] = useState(false);
  useFocusAfter(isEditing, () => document.getElementById(titleId));
  const moment = home.tourAt === null ? undefined : new Date(home.tourAt);
  const [agreement] = knownFlags(home.assessment.flags.filter((code) => code === tourFlag));
  const cancel = useMutation({
    mutationFn: () => plan(null),
    onSuccess() {
      toast({ title: 'Tour canceled', description: home.address });
      document.getElementById(titleId)?.focus();
    },
    onError(error) {
      toast({ title: 'We couldn’t cancel the tour', description: whyNot(error), tone: 'destructive' });
    },
  });
  return (
    <Section
      title="Tour"
      titleId={titleId}
      status={moment && <span className={css['status']}>{formatMoment(moment)}</span>}
    >
      {agreement && (
        <Alert tone="info" title={agreement.flag.title}>
          <p>{agreement.flag.text}</p>
          {agreement.flag.link && (
            <p>
              <OutsideLink href={agreement.flag.link.address}>{agreement.flag.link.text}</OutsideLink>
            </p>
          )}
        </Alert>
      )}
      {moment && !isEditing ? (
        <>
          <p>
            {formatLongDay(moment)} at {formatTime(moment)}.{' '}
            {home.stage === 'passed'
              ? 'You passed on this home, so it isn’t in your calendar.'
              : 'It’s in your calendar.'}
          </p>
          <div className={css['actions']}>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setIsEditing(true);
              }}
            >
              Change the time
            </Button>
            <Button
              variant="quiet"
              size="small"
              pending={cancel.isPending}
              pendingText="Canceling…"
              onClick={() => {
                cancel.mutate();
              }}
            >
              Cancel the tour
            </Button>
          </div>
        </>
      ) : (
        <TourForm
          tourAt={home.tourAt}
          explain={whyNot}
          onClose={() => {
            setIsEditing(false);
          }}
          onPlan={async (tourAt) => {
            await plan(tourAt);
            toast({ title: 'Tour planned', description: home.address });
            setIsEditing(false);
            document.getElementById(titleId)?.focus();
          }}
        />
      )}
    </Section>
  );
}

/** Also refetches the calendar, and the home if it was changed elsewhere. */
function usePlanTour({ id, version }: AssessedHome) {
  const caller = useCaller();
  const client = useQueryClient();
  return async (tourAt: string | null): Promise<void> => {
    try {
      const input = { params: { homeId: id }, headers: { 'if-match': version }, body: { tourAt } };
      await callOperation(caller.request, planTour, input);
      void client.invalidateQueries({ queryKey: operationKey(caller, listCalendarEvents) });
    } finally {
      await client.invalidateQueries({ queryKey: operationKey(caller, listHomes) });
    }
  };
}

function whyNot(error: unknown): string {
  if (!(error instanceof RequestError)) return 'Please try again.';
  if (error.code === 'home.conflict') return 'This home was changed somewhere else. This is how it is now.';
  return error.message || 'Please try again.';
}
