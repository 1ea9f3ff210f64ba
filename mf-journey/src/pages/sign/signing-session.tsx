import { useState, type ReactNode } from 'react';
import * as journey from '@hearthway/contracts/journey';
import type { SigningTask } from '@hearthway/contracts/journey';
import { Alert, Button, Card, ErrorState, LoadingText, Skeleton, useFocusAfter } from '@hearthway/web-kit';
import { callOperation, RequestError, requestOperation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DownloadButton } from '../../features/download-button/index.js';
import { formatMoment } from '../../features/local-time/index.js';
import { parts } from '../../features/page-parts/index.js';
import { Buttons } from '../../features/rows/index.js';
import type { Answers } from './answers.js';
import { Consent } from './consent.js';
import { Decline } from './decline.js';
import { endings } from './endings.js';
import { FillIn } from './fill-in.js';
import css from './sign.module.css';
import type { StepProps } from './step-props.js';

interface SigningSessionProps {
  readonly session: string;
  readonly answers: Answers;
  readonly onAnswers: (answers: Answers) => void;
  /** It timed out, and a new code is needed. */
  readonly onTimeout: () => void;
  readonly onLeave: () => void;
}

const sealingMilliseconds = 2_000;

/** What the signer does, step by step: consent, read and fill in, sign; or decline. */
export function SigningSession({ session, onTimeout, ...rest }: SigningSessionProps): ReactNode {
  const { request } = usePlatform().session;
  const client = useQueryClient();
  const queryKey = ['signing-task', session];
  const noteTimeout = (error: unknown): void => {
    if (error instanceof RequestError && error.code === 'signing.session-ended') onTimeout();
  };
  /** Someone else may have ended it meanwhile, which the task says. */
  const noteError = (error: unknown): void => {
    noteTimeout(error);
    if (error instanceof RequestError && error.code === 'signing.not-now') void query.refetch();
  };
  const query = useQuery<SigningTask, RequestError>({
    queryKey,
    queryFn: ({ signal }) =>
      callOperation(request, journey.readSigningTask, { body: { session } }, { signal }).catch((error: unknown) => {
        noteTimeout(error);
        throw error;
      }),
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state: { data } }) => (data?.status === 'sealing' ? sealingMilliseconds : false),
  });
  const follow = (task: SigningTask): void => {
    client.setQueryData(queryKey, task);
  };
  const task = query.data;
  // Each step begins at the title.
  const title = (): HTMLElement | null => document.querySelector('h1');
  useFocusAfter(!task, title);
  useFocusAfter(task?.yourTurn === true && !task.consented, title);
  useFocusAfter(task?.yourTurn === true, title);
  if (!task) {
    return (
      <Card padding="large">
        {query.isError ? (
          <ErrorState
            title="We couldn’t load this page"
            headingLevel={1}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          >
            Check your connection and try again.
          </ErrorState>
        ) : (
          <>
            <LoadingText>Loading what you are asked to sign</LoadingText>
            <Skeleton lines={6} />
          </>
        )}
      </Card>
    );
  }
  return (
    <>
      <header className={css['head']}>
        <h1 tabIndex={-1}>{task.title}</h1>
        <p className={css['lead']}>
          From {task.senderName} ({task.senderEmail}), for {task.signerName}
          {task.expiresAt !== null && task.yourTurn && `, until ${formatMoment(new Date(task.expiresAt))}`}
        </p>
      </header>
      <Step task={task} session={session} onTask={follow} onError={noteError} {...rest} />
    </>
  );
}

function Step({ answers, onAnswers, onLeave, ...step }: StepProps & Omit<SigningSessionProps, 'onTimeout'>): ReactNode {
  const { task, session } = step;
  const [isDeclining, setDeclining] = useState(false);
  if (task.status === 'completed') return <Copy title={task.title} session={session} />;
  if (task.youSigned) {
    return (
      <Alert tone="success" title="You have signed" announce="polite">
        {task.status === 'sealing'
          ? 'Everyone has. We are sealing the PDF, which takes a few seconds.'
          : 'Once everyone has, we email you a link to the sealed PDF. You can close this page.'}
      </Alert>
    );
  }
  if (!task.yourTurn) return <NotNow task={task} />;
  return (
    <>
      {task.consented ? <FillIn {...step} answers={answers} onAnswers={onAnswers} /> : <Consent {...step} />}
      <Buttons>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setDeclining(true);
          }}
        >
          I don’t want to sign here
        </Button>
        <Button variant="quiet" size="small" onClick={onLeave}>
          Leave
        </Button>
      </Buttons>
      {isDeclining && (
        <Decline
          {...step}
          onClose={() => {
            setDeclining(false);
          }}
        />
      )}
    </>
  );
}

const NotNow = ({ task: { status } }: { readonly task: SigningTask }): ReactNode => (
  <Alert title="There is nothing to sign now" announce="polite">
    {endings.get(status) ?? 'It is someone else’s turn. We email you when it’s yours.'}
  </Alert>
);

/** Everyone has signed. */
function Copy({ title, session }: { readonly title: string; readonly session: string }): ReactNode {
  const { request } = usePlatform().session;
  const body = { session };
  return (
    <Card padding="large" className={css['narrow']}>
      <h2>Everyone has signed</h2>
      <p>
        Download both, and keep them: this link works for {journey.signingLimits.linkDays} days. A PDF reader such as
        Adobe’s shows the seal, and says if anything was changed. The audit lists every step.
      </p>
      <Buttons>
        <DownloadButton
          noun="PDF"
          name={title}
          type="pdf"
          load={async () => (await requestOperation(request, journey.readSigningFile, { body })).blob()}
        >
          Download signed PDF
        </DownloadButton>
        <DownloadButton
          noun="audit"
          name={`${title} audit`}
          type="json"
          load={async () => journey.auditText(await callOperation(request, journey.readSigningAudit, { body }))}
        >
          Download audit
        </DownloadButton>
      </Buttons>
      <p className={parts['note']}>Nobody else can open them with your link: it asks for a code from your mailbox.</p>
    </Card>
  );
}
