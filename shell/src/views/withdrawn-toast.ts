import type { ToastInput } from '@hearthway/web-kit';

/** An open tab shows a version that was taken back. Stays until it's answered: the good version is one reload away. */
export const withdrawnToast: ToastInput = {
  title: 'A better version of this page is ready',
  description: 'We took back an update that wasn’t right. Reload when it suits you.',
  durationMs: Infinity,
  action: {
    label: 'Reload',
    onSelect: () => {
      location.reload();
    },
  },
};
