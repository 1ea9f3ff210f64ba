import type { ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { MiaSettings } from '../../features/chat/index.js';
import { SettingsSection } from './settings-section.js';

export function Mia(): ReactNode {
  return (
    <SettingsSection
      section="mia"
      lead={`What ${brand.assistant} may read and remember about you, and how long your conversations are kept.`}
    >
      <MiaSettings />
    </SettingsSection>
  );
}
