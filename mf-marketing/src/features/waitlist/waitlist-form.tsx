import type { Platform } from '@hearthway/contracts/platform';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { Button, Card } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { SiteLink } from '../../layout/index.js';
import { Joined } from './joined.js';
import { useWaitlistCount } from './use-waitlist-count.js';
import { useWaitlistForm } from './use-waitlist-form.js';
import { WaitlistFields } from './waitlist-fields.js';
import css from './waitlist-form.module.css';

export interface WaitlistFormProps {
  platform: Platform;
}

// Of the contracts' form operation, which would bring its schemas along; a test holds the two together.
const formPath = '/waitlist';

/** Asks for what the waitlist needs and says when you are on it. A real form: without script the browser posts it. */
export function WaitlistForm({ platform }: WaitlistFormProps): ReactNode {
  const [count, recount] = useWaitlistCount(platform);
  const { formRef, state, problem, failure, onSubmit, onInput } = useWaitlistForm(platform, recount);
  const isJoined = state === 'joined';
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
          onSubmit={onSubmit}
          onInput={onInput}
        >
          <WaitlistFields platform={platform} problem={problem} />
          <Button
            type="submit"
            size="large"
            fullWidth
            pending={state === 'joining'}
            pendingText={waitlistTexts.joining}
          >
            Join the Waitlist
          </Button>
          <p className={failure ? css['failure'] : css['count']}>{isJoined ? '' : (failure ?? countWords(count))}</p>
          <p className={css['note']}>
            For buyers in the United States, 18 or older. What we keep and why is in our{' '}
            <SiteLink platform={platform} to="/privacy" element="waitlist-privacy">
              Privacy Policy
            </SiteLink>
            .
          </p>
        </form>
        <div role="status" className={css['joined']}>
          {isJoined && <Joined countWords={countWords(count)} />}
        </div>
      </div>
    </Card>
  );
}

/** Nothing to boast of is not shown; the line keeps its place. */
function countWords(count: number | undefined): string {
  if (count === undefined || count === 0) return '';
  if (count === 1) return '1 person is on the list';
  return `${count.toLocaleString('en-US')} people are on the list`;
}
