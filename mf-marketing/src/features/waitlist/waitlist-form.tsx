import type { Platform } from '@hearthway/contracts/platform';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { Alert, Button, Card } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/index.js';
import { useCount } from '../count/index.js';
import { Joined } from './joined.js';
import { useWaitlistForm } from './use-waitlist-form.js';
import { WaitlistFields } from './waitlist-fields.js';
import css from './waitlist-form.module.css';

// Copied from the contracts, so the page doesn't load their schemas. Tests keep both the same.
const formPath = '/waitlist';
export const countPath = '/api/waitlist/count';
/** A small number would put people off. */
const smallestShownCount = 50;

export interface WaitlistFormProps {
  platform: Platform;
}

/** A real form: without JavaScript, the browser posts it. */
export function WaitlistForm({ platform }: WaitlistFormProps): ReactNode {
  const [counted, recount] = useCount(platform, countPath);
  const countText = formatCount(counted?.count);
  const form = useWaitlistForm(platform, recount);
  const { state, formRef, problems, failure, onInput, onSubmit, preload } = form;
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
          onFocus={preload}
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
          <p className={css['count']}>{isJoined ? '' : countText}</p>
          <p className={css['note']}>
            For buyers in the United States, 18 or older. For what we keep and why, see our{' '}
            <SiteLink platform={platform} to="/privacy" element="waitlist-privacy">
              Privacy Policy
            </SiteLink>
            .
          </p>
        </form>
        <div role="status" className={css['joined']}>
          {isJoined && <Joined already={state === 'already-joined'} countText={countText} />}
        </div>
      </div>
    </Card>
  );
}

/** Empty for an unknown or small count; the line keeps its height. */
function formatCount(count: number | undefined): string {
  if (count === undefined || count < smallestShownCount) return '';
  return `${count.toLocaleString('en-US')} people are on the list`;
}
