import type { ReactNode } from 'react';
import { AdminFrame } from '../../frame/index.js';

export function EmailTestPage(): ReactNode {
  return (
    <AdminFrame title="Email test">
      <p>Send test emails and preview templates.</p>
    </AdminFrame>
  );
}
