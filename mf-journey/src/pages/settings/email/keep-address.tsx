import { useId, useState, type ReactNode } from 'react';
import { changeProfile, profileChange, type User } from '@hearthway/contracts/identity';
import { Button, Dialog, PasswordField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { callOperation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { SettingsForm } from '../settings-form.js';
import css from './email-address.module.css';

/** Cancels an unconfirmed change of address. */
export function KeepAddress({ user }: { readonly user: User }): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <div>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          Keep {user.email}
        </Button>
      </div>
      {isAsking && <KeepDialog user={user} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function KeepDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }): ReactNode {
  const { session, toast } = usePlatform();
  const formId = useId();
  const { username, email, pendingEmail } = user;
  const form = useContractForm({
    schema: profileChange,
    defaultValues: { username, email, password: '' },
    fieldOf: { 'user.wrong-password': 'password' },
    refusedField: 'password',
    async send(change) {
      await callOperation(session.request, changeProfile, { body: change });
      toast({ title: 'Email address kept', description: `${email} stays your address.` });
      onClose();
      await session.reload();
    },
  });
  return (
    <Dialog
      open
      size="small"
      title="Keep your address?"
      description={`${email} stays your address, and we drop ${String(pendingEmail)}.`}
      className={css['dialog']}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={form.pending} pendingText="Saving…">
            Keep it
          </Button>
        </>
      }
    >
      <SettingsForm id={formId} label="Keep your address" form={form} refusalTitle="We couldn’t keep your address">
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField {...form.field('password')} label="Your password" required />
      </SettingsForm>
    </Dialog>
  );
}
