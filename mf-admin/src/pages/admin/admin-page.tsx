import type { ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { ErrorState, Spinner, Tabs, type TabItem } from '@hearthway/web-kit';
import { lazyPart } from '@hearthway/web-kit/slice';
import { AdminFrame } from '../../frame/index.js';
import { PaymentsTab } from './payments/payments-tab.js';
import { WaitlistTab } from './waitlist/waitlist-tab.js';
import css from './admin-page.module.css';

const states = {
  waiting: <Spinner text="Loading…" className={css['waiting']} />,
  failed: (retry: () => void) => <ErrorState onRetry={retry}>Check your connection and try again.</ErrorState>,
};
const AnalyticsTab = lazyPart(async () => (await import('./analytics/analytics-tab.js')).AnalyticsTab, states);
const MiaTab = lazyPart(async () => (await import('./mia/mia-tab.js')).MiaTab, states);

const tabs: readonly TabItem[] = [
  { value: 'waitlist', label: 'Waitlist', content: <WaitlistTab /> },
  { value: 'payments', label: 'Payments', content: <PaymentsTab /> },
  { value: 'analytics', label: 'Analytics', content: <AnalyticsTab /> },
  { value: 'mia', label: brand.assistant, content: <MiaTab /> },
];

/** Read-only. Each tab loads its data when first opened. */
export function AdminPage(): ReactNode {
  return (
    <AdminFrame title="Admin">
      <Tabs label="Reports" items={tabs} activation="manual" />
    </AdminFrame>
  );
}
