import type { SitePreview } from '@hearthway/contracts/releases';
import { ButtonLink } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import css from './preview-banner.module.css';

const time = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' });

/** Above the page, so that it covers nothing of it. A frame around the window says the same further down. */
export function PreviewBanner({ slice, version, expiresAt }: SitePreview): ReactNode {
  return (
    <aside className={css['banner']} aria-label="Preview">
      <p className={css['text']}>
        <strong>You’re looking at a preview.</strong> Only this browser shows version{' '}
        <code className={css['version']}>{version.slice(0, 8)}</code> of {slice}, until{' '}
        {time.format(new Date(expiresAt))}.
      </p>
      <ButtonLink
        href="/?preview="
        variant="secondary"
        size="small"
        onClick={(event) => {
          // For the gateway, so not to be followed within the page.
          event.stopPropagation();
        }}
      >
        Leave the preview
      </ButtonLink>
    </aside>
  );
}
