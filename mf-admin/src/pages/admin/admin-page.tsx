import type { ReactNode } from 'react';
import { ErrorState, Spinner, Tabs, type TabItem } from '@hearthway/web-kit';
import { lazyPart } from '@hearthway/web-kit/slice';
import { AdminFrame } from '../../frame/index.js';
import { MiaTab } from './mia/mia-tab.js';
import { PaymentsTab } from './payments/payments-tab.js';
import { WaitlistTab } from './waitlist/waitlist-tab.js';
import css from './admin-page.module.css';

const AnalyticsTab = lazyPart(async () => (await import('./analytics/analytics-tab.js')).AnalyticsTab, {
  waiting: <Spinner text="Loading…" className={css['waiting']} />,
  failed: (retry) => <ErrorState onRetry={retry}>Check your connection and try again.</ErrorState>,
});

const tabs: readonly TabItem[] = [
  { value: 'waitlist', label: 'Waitlist', content: <WaitlistTab /> },
  { value: 'payments', label: 'Payments', content: <PaymentsTab /> },
  { value: 'analytics', label: 'Analytics', content: <AnalyticsTab /> },
  { value: 'mia', label: 'Mia', content: <MiaTab /> },
];

/** Read-only. Each tab loads its data when first opened. */
export function AdminPage(): ReactNode {
  return (
    <AdminFrame title="Admin">
      <Tabs label="Reports" items={tabs} activation="manual" />
    </AdminFrame>
  );
}
