import type { ToastInput } from '@hearthway/web-kit';

/** An open tab shows a version that was taken back. Stays until it's answered: the good version is one reload away. */
export const withdrawnToast: ToastInput = {
  title: 'This page has been fixed',
  description: 'We undid an update that wasn’t right. Reload when you’re ready.',
  durationMs: Infinity,
  action: {
    label: 'Reload',
    onSelect: () => {
      location.reload();
    },
  },
};
