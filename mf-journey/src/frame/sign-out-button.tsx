import type { ReactNode } from 'react';
import { LogOutIcon } from '@hearthway/web-kit';
import { useSignOut } from './use-sign-out.js';

export function SignOutButton({ className }: { className: string | undefined }): ReactNode {
  const { label, pending, signOut } = useSignOut();
  return (
    <button type="button" className={className} aria-disabled={pending || undefined} onClick={signOut}>
      <LogOutIcon size={20} />
      {label}
    </button>
  );
}
