import type { ReactNode } from 'react';
import { MiaSettings } from '../../features/chat/index.js';
import { SettingsSection } from './settings-section.js';

export function Mia(): ReactNode {
  return (
    <SettingsSection
      section="mia"
      lead="What Mia may use and remember, and how long your conversations are kept. Changes count from the next answer on."
    >
      <MiaSettings />
    </SettingsSection>
  );
}
