import { useState, type ReactNode } from 'react';
import { Button } from '@hearthway/web-kit';
import { FormFoot, SettingsSection } from '../settings-section.js';
import { DeletionDialog } from './deletion-dialog.js';

export function DeleteAccount(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection
      section="deletion"
      lead="Permanently erases your account and everything in it, right away. You may want to download your data first."
    >
      <FormFoot>
        <Button
          variant="danger"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Delete account
        </Button>
      </FormFoot>
      {isOpen && (
        <DeletionDialog
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </SettingsSection>
  );
}
