import type { ReactNode } from 'react';
import { Tabs, type TabItem } from '@hearthway/web-kit';
import { AdminFrame } from '../../frame/index.js';
import { PreviewPanel } from './preview-panel.js';
import { SendPanel } from './send-panel.js';

const tabs: readonly TabItem[] = [
  { value: 'send', label: 'Send Test Emails', content: <SendPanel /> },
  { value: 'preview', label: 'Preview Templates', content: <PreviewPanel /> },
];

export function EmailTestPage(): ReactNode {
  return (
    <AdminFrame title="Email test">
      <Tabs label="Email tools" items={tabs} />
    </AdminFrame>
  );
}
