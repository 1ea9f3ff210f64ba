import { useState, type ReactNode } from 'react';
import { eraseSensitiveAnswers, getPreApprovalInfo } from '@hearthway/contracts/journey';
import { Button, ConfirmDialog } from '@hearthway/web-kit';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { SettingsPart } from '../settings-section.js';

export function SensitiveAnswers(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => {
    setIsOpen(false);
  };
  return (
    <SettingsPart title="Citizenship and marital status">
      <p>
        You may have told us in the first questions. We encrypt both answers and never use them to rank lenders. You can
        erase them and keep everything else.
      </p>
      <Button
        variant="secondary"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Erase these two answers
      </Button>
      {isOpen && <ErasureDialog onClose={close} />}
    </SettingsPart>
  );
}

function ErasureDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { toast } = usePlatform();
  const erasure = useMutation({
    ...operationMutation(useCaller(), eraseSensitiveAnswers, { changes: getPreApprovalInfo }),
    onSuccess() {
      onClose();
      toast({ title: 'Both answers erased' });
    },
  });
  return (
    <ConfirmDialog
      title="Erase these two answers?"
      description="We erase your citizenship and marital status right away and can’t bring them back. You can answer again anytime."
      onClose={onClose}
      keepText="Keep them"
      confirmText="Erase"
      pendingText="Erasing…"
      failureTitle="We couldn’t erase them"
      action={erasure}
      onConfirm={erasure.mutate}
    />
  );
}
