import type { ReactNode } from 'react';
import { SettingsSection } from '../settings-section.js';
import { DataDownload } from './data-download.js';
import { KeptAfterDeletion } from './kept-after-deletion.js';
import { SensitiveAnswers } from './sensitive-answers.js';

export function YourData(): ReactNode {
  return (
    <SettingsSection section="privacy" lead="What you told us is yours. Download it or erase it.">
      <DataDownload />
      <SensitiveAnswers />
      <KeptAfterDeletion />
    </SettingsSection>
  );
}
