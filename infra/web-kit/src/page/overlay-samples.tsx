import { useRef, useState, type ReactNode } from 'react';
import {
  BottomBar,
  Button,
  ConfirmDialog,
  Dialog,
  HouseIcon,
  ListPlusIcon,
  LogOutIcon,
  SettingsIcon,
  TextField,
  type ToastStore,
} from '../index.js';
import css from './kit-page.module.css';
import { Row, Sample } from './sample.js';

export function OverlaySamples({ toasts }: { toasts: ToastStore }): ReactNode {
  const [open, setOpen] = useState<'name' | 'confirmation'>();
  const nameRef = useRef<HTMLInputElement>(null);
  const close = (): void => {
    setOpen(undefined);
  };
  return (
    <Sample title="Dialog, toasts and bottom bar">
      <Row>
        <Button
          variant="secondary"
          onClick={() => {
            setOpen('name');
          }}
        >
          Open a dialog
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            setOpen('confirmation');
          }}
        >
          Ask before deleting
        </Button>
        <Button
          variant="secondary"
          onClick={() => toasts.show({ title: 'Progress updated', description: 'Two steps are done.' })}
        >
          Show a toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toasts.show({
              title: 'Error',
              description: 'Failed to update the step.',
              tone: 'destructive',
              action: { label: 'Try again', onSelect: () => toasts.show({ title: 'Tried again' }) },
            })
          }
        >
          Show a destructive toast
        </Button>
      </Row>
      <Dialog
        open={open === 'name'}
        onClose={close}
        title="Name this step"
        initialFocus={nameRef}
        description="A short name you’ll still recognize in a month."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Save name</Button>
          </>
        }
      >
        <TextField ref={nameRef} label="Name" />
      </Dialog>
      {open === 'confirmation' && (
        <ConfirmDialog
          title="Delete this step?"
          description="Get keys, the last one. You can’t undo this."
          onClose={close}
          keepText="Keep step"
          confirmText="Delete step"
          pendingText="Deleting…"
          failureTitle="We couldn’t delete this step"
          action={{ isPending: false, error: new Error('Please try again in a minute.') }}
          onConfirm={close}
        />
      )}
      <div className={css['phone']}>
        <BottomBar
          label="Bottom bar"
          current="#home"
          items={[
            { label: 'Home', Icon: HouseIcon, href: '#home' },
            { label: 'Settings', Icon: SettingsIcon, href: '#settings' },
            { label: 'Leave', Icon: LogOutIcon, onPress: () => toasts.show({ title: 'Left' }) },
            { label: 'Join', Icon: ListPlusIcon, href: '#join', highlighted: true },
          ]}
        />
      </div>
    </Sample>
  );
}
