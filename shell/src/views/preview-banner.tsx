import type { SitePreview } from '@hearthway/contracts/releases';
import type { ReactNode } from 'react';
import css from './banner.module.css';
import { Banner } from './banner.js';

const time = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' });

export function PreviewBanner({ slice, version, expiresAt }: SitePreview): ReactNode {
  return (
    <Banner label="Preview" leave={{ href: '/?preview=', text: 'Leave the preview' }}>
      <strong>You’re looking at a preview.</strong> Only this browser shows version{' '}
      <code className={css['version']}>{version.slice(0, 8)}</code> of {slice}, until {time.format(new Date(expiresAt))}
      .
    </Banner>
  );
}
