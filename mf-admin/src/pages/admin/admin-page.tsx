import type { ReactNode } from 'react';
import { Tabs, type TabItem } from '@hearthway/web-kit';
import { AdminFrame } from '../../frame/index.js';
import { partOfATab } from '../../late-part/index.js';
import { PaymentsTab } from './payments/payments-tab.js';
import { WaitlistTab } from './waitlist/waitlist-tab.js';

const AnalyticsTab = partOfATab(async () => (await import('./analytics/analytics-tab.js')).AnalyticsTab);

const tabs: readonly TabItem[] = [
  { value: 'waitlist', label: 'Waitlist', content: <WaitlistTab /> },
  { value: 'payments', label: 'Payments', content: <PaymentsTab /> },
  { value: 'analytics', label: 'Analytics', content: <AnalyticsTab /> },
];

/** Reads and changes nothing. Each tab asks for its data when it is first opened. */
export function AdminPage(): ReactNode {
  return (
    <AdminFrame title="Admin">
      <Tabs label="What to show" items={tabs} activation="manual" />
    </AdminFrame>
  );
}
