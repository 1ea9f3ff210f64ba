import { useEffect, type ReactNode } from 'react';
import { changeProfile, profileChange, type User } from '@hearthway/contracts/identity';
import { Button, PasswordField, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { callOperation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { addressToConfirm } from './email/address-to-confirm.js';
import { useLogRefresh } from './security-log/use-log-refresh.js';
import { SettingsForm } from './settings-form.js';
import { FormFoot, SettingsSection } from './settings-section.js';

export function Profile({ user }: { readonly user: User }): ReactNode {
  const { session, toast } = usePlatform();
  const refreshLog = useLogRefresh();
  const form = useContractForm({
    schema: profileChange,
    defaultValues: { username: user.username, email: user.email, password: '' },
    fieldOf: {
      'user.username-taken': 'username',
      'user.email-taken': 'email',
      'user.wrong-password': 'password',
    },
    refusedField: 'password',
    async send(change) {
      const saved = await callOperation(session.request, changeProfile, { body: change });
      // A new address may have to be confirmed before it takes the place of this one.
      form.methods.reset({ username: saved.username, email: saved.email, password: '' });
      const description = aboutAddress(user, saved);
      toast({ title: 'Profile saved', ...(description !== undefined && { description }) });
      await session.reload();
      await refreshLog();
    },
  });
  const { resetField } = form.methods;
  // It also changes when a new one is confirmed elsewhere.
  useEffect(() => {
    resetField('email', { defaultValue: user.email });
  }, [resetField, user.email]);
  return (
    <SettingsSection
      section="profile"
      lead="Your login name and email address. We ask for your password so no one else can change them."
    >
      <SettingsForm label="Profile" form={form} refusalTitle="We couldn’t save your profile">
        <TextField
          {...form.field('username')}
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
        />
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField {...form.field('password')} label="Your password" required />
        <FormFoot>
          <Button type="submit" pending={form.pending} pendingText="Saving…">
            Save profile
          </Button>
        </FormFoot>
      </SettingsForm>
    </SettingsSection>
  );
}

/** What a saved profile means for the address, if anything about it changed. */
function aboutAddress(before: User, saved: User): string | undefined {
  const waiting = addressToConfirm(saved);
  if (waiting !== undefined && waiting !== addressToConfirm(before)) return `Check ${waiting} to confirm it.`;
  if (before.pendingEmail !== null && saved.pendingEmail === null) return `${saved.email} stays your address.`;
  return undefined;
}
