import { useId, useState, type ReactNode } from 'react';
import type { AssessedHome, Home, HomeEntry } from '@hearthway/contracts/journey';
import { Alert, Button, Dialog } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import { HomeFields, homeForm, valuesOf } from '../../features/home-form/index.js';
import { currentHomeOf, sendChangedHome, useHomeCache } from '../../features/homes/index.js';

/** If the home changed elsewhere meanwhile, what was typed stays, and saving again replaces the newer facts. */
export function EditHomeDialog({ home, onClose }: { home: AssessedHome; onClose: () => void }): ReactNode {
  const formId = useId();
  const { session, toast } = usePlatform();
  const { put, refetch } = useHomeCache();
  const [read, setRead] = useState<Pick<Home, 'id' | 'version'>>(home);
  const form = useContractForm({
    schema: homeForm,
    defaultValues: valuesOf(home),
    send: async (entry: HomeEntry) => {
      try {
        put(await sendChangedHome(session, read, entry));
      } catch (error) {
        const current = currentHomeOf(error);
        if (current) {
          setRead(current);
          put(current);
        }
        throw error;
      }
      toast({ title: 'Home updated', description: entry.address });
      onClose();
      void refetch();
    },
  });
  return (
    <Dialog
      open
      size="large"
      title="Edit facts"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={form.pending} pendingText="Saving…">
            Save changes
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit}>
        {form.refusal && (
          <Alert tone="danger" announce="assertive" title="We couldn’t save these facts">
            {form.refusal}
            {read.version !== home.version && ' Save again to replace the newer facts with what you see here.'}
          </Alert>
        )}
        <HomeFields form={form} />
      </form>
    </Dialog>
  );
}
