import type { ReactNode } from 'react';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  ErrorState,
  PathIllustration,
  ProgressBar,
  Skeleton,
  Spinner,
} from '../index.js';
import { Row, Sample } from './sample.js';

export function StateSamples(): ReactNode {
  return (
    <>
      <Sample title="Progress and loading">
        <ProgressBar label="Nothing done" value={0} />
        <ProgressBar label="Some done" value={40} />
        <ProgressBar label="Small" value={70} size="small" />
        <ProgressBar label="All done" value={100} />
        <Row>
          <Spinner text="Loading your information…" />
          <Spinner text="Small" size="small" />
          <Spinner text="Large" size="large" />
        </Row>
        <Card>
          <Row>
            <Skeleton shape="circle" />
            <Skeleton width="short" />
          </Row>
          <Skeleton shape="title" width="half" />
          <Skeleton lines={3} />
        </Card>
      </Sample>
      <Sample title="Alerts">
        <Alert title="Information">Rates were updated today.</Alert>
        <Alert tone="success">Your changes are saved.</Alert>
        <Alert tone="warning" title="This password is easy to guess">
          Three unrelated words are harder to guess.
        </Alert>
        <Alert tone="danger" title="We couldn’t save" action={<Button size="small">Try again</Button>}>
          Check your connection.
        </Alert>
      </Sample>
      <Sample title="Empty and failed">
        <Card>
          <EmptyState
            headingLevel={3}
            title="No steps yet"
            illustration={<PathIllustration />}
            action={<Button>Start the first step</Button>}
          >
            <p>Your steps will appear here, with the next one on top.</p>
          </EmptyState>
        </Card>
        <Card>
          <ErrorState headingLevel={3} onRetry={() => undefined}>
            <p>The server didn’t respond. Your saved data is safe.</p>
          </ErrorState>
        </Card>
      </Sample>
    </>
  );
}
