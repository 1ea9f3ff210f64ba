import type { Platform } from '@hearthway/contracts/platform';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { Alert, Button, Card } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/index.js';
import { useCount } from '../count/index.js';
import { Joined } from './joined.js';
import { countPath, formPath } from './paths.js';
import { useWaitlistForm } from './use-waitlist-form.js';
import { WaitlistFields } from './waitlist-fields.js';
import css from './waitlist-form.module.css';

export interface WaitlistFormProps {
  platform: Platform;
}

/** Asks for what the waitlist needs and says when you are on it. A real form: without script the browser posts it. */
export function WaitlistForm({ platform }: WaitlistFormProps): ReactNode {
  const [counted, recount] = useCount(platform, countPath);
  const countWords = wordsOf(counted?.count);
  const form = useWaitlistForm(platform, recount);
  const { state, formRef, problems, failure, onInput, onSubmit, loadAhead } = form;
  const isJoined = state === 'joined' || state === 'already-joined';
  return (
    <Card padding="large" className={css['card']}>
      <div className={css['place']}>
        <form
          ref={formRef}
          className={css['form']}
          action={formPath}
          method="post"
          aria-label="Join the waitlist"
          inert={isJoined}
          onFocus={loadAhead}
          onSubmit={onSubmit}
          onInput={onInput}
        >
          <WaitlistFields platform={platform} problems={problems} />
          <Button
            type="submit"
            size="large"
            fullWidth
            pending={state === 'joining'}
            pendingText={waitlistTexts.joining}
          >
            Join the Waitlist
          </Button>
          {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
          <p className={css['count']}>{isJoined ? '' : countWords}</p>
          <p className={css['note']}>
            For buyers in the United States, 18 or older. For what we keep and why, see our{' '}
            <SiteLink platform={platform} to="/privacy" element="waitlist-privacy">
              Privacy Policy
            </SiteLink>
            .
          </p>
        </form>
        <div role="status" className={css['joined']}>
          {isJoined && <Joined already={state === 'already-joined'} countWords={countWords} />}
        </div>
      </div>
    </Card>
  );
}

/** Nothing to boast of is not shown; the line keeps its place. */
function wordsOf(count: number | undefined): string {
  if (count === undefined || count === 0) return '';
  if (count === 1) return '1 person is on the list';
  return `${count.toLocaleString('en-US')} people are on the list`;
}
