import { useId, type ReactNode } from 'react';
import { accountDeletion, deleteAccount } from '@hearthway/contracts/identity';
import { Button, Dialog, PasswordField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { callOperation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { SettingsForm } from '../settings-form.js';
import css from './deletion-dialog.module.css';

export function DeletionDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { session, navigate, toast } = usePlatform();
  const formId = useId();
  const form = useContractForm({
    schema: accountDeletion,
    defaultValues: { password: '' },
    fieldOf: { 'user.wrong-password': 'password' },
    refusedField: 'password',
    async send(body) {
      await callOperation(session.request, deleteAccount, { body });
      // Leaves first: without a session, this page would redirect to sign-in.
      navigate('/');
      session.forget();
      toast({ title: 'Your account is deleted', description: 'You’re welcome back anytime.' });
    },
  });
  return (
    <Dialog
      open
      title="Delete your account?"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={form.pending} pendingText="Deleting…">
            Delete permanently
          </Button>
        </>
      }
    >
      <ul className={css['consequences']}>
        <li>
          We erase your milestones, answers, financial profile, lender matches, and events. We can’t bring them back.
        </li>
        <li>You’re logged out on every device, and you can use your username and email for a new account.</li>
        <li>Your spot on the waitlist and your payments stay. They’re tied to your email address.</li>
      </ul>
      <SettingsForm id={formId} label="Delete account" form={form} refusalTitle="We couldn’t delete your account">
        <PasswordField {...form.field('password')} label="Your password" required />
      </SettingsForm>
    </Dialog>
  );
}
