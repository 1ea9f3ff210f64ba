import { useId, useState, type ReactNode } from 'react';
import type { HomeEntry, Home } from '@hearthway/contracts/journey';
import { Alert, Button, Dialog } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { HomeFields, homeForm, valuesOf } from '../../../features/home-form/index.js';
import { Clash } from './clash.js';
import { useChangeHome, type Clashing } from './use-change-home.js';
import css from '../home.module.css';

interface EditDialogProps {
  readonly home: Home;
  readonly onClose: () => void;
}

/** Edits the facts about a home. If someone else changed the same ones in the meantime, the buyer chooses. */
export function EditDialog({ home, onClose }: EditDialogProps): ReactNode {
  const formId = useId();
  const change = useChangeHome(home, onClose);
  const [clashing, setClashing] = useState<Clashing>();
  const form = useContractForm({
    schema: homeForm,
    defaultValues: valuesOf(home),
    async send(entry: HomeEntry) {
      setClashing(await change(entry));
    },
  });
  return (
    <Dialog
      open
      size="large"
      title="Edit the facts"
      onClose={onClose}
      footer={
        !clashing && (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} pending={form.pending} pendingText="Saving…">
              Save changes
            </Button>
          </>
        )
      }
    >
      {clashing && <Clash clashing={clashing} onChoose={change} onClash={setClashing} />}
      {/* Kept, so that closing still warns of what was entered. */}
      <form id={formId} noValidate className={css['form']} hidden={clashing !== undefined} onSubmit={form.onSubmit}>
        {form.refusal && (
          <Alert tone="danger" announce="assertive" title="We couldn’t save these facts">
            {form.refusal}
          </Alert>
        )}
        <HomeFields form={form} />
      </form>
    </Dialog>
  );
}
