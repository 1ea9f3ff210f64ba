import type { ReactNode } from 'react';
import { changeProfile, profileChange, type User } from '@hearthway/contracts/identity';
import { Button, PasswordField, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { callOperation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { SettingsForm } from './settings-form.js';
import { FormFoot, SettingsSection } from './settings-section.js';

export function Profile({ user }: { readonly user: User }): ReactNode {
  const { session, toast } = usePlatform();
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
      const { username, email } = await callOperation(session.request, changeProfile, { body: change });
      form.methods.reset({ username, email, password: '' });
      toast({ title: 'Profile saved' });
      await session.reload();
    },
  });
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
