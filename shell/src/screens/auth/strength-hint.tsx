import { CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import css from './auth-form.module.css';
import type { PasswordStrength } from './password-strength.js';

const texts: Readonly<Record<PasswordStrength, string>> = {
  common: 'Too common. Please choose another password.',
  weak: 'Easy to guess. Another word or two would help.',
  fair: 'Fair. Another word would make it strong.',
  strong: 'Strong password.',
};
const icons = { common: TriangleAlertIcon, weak: TriangleAlertIcon, fair: InfoIcon, strong: CircleCheckIcon } as const;

/** Advice only. The field reserves its space, so nothing shifts when it appears. */
export function StrengthHint({ strength }: { strength: PasswordStrength | undefined }): ReactNode {
  if (!strength) return null;
  const Icon = icons[strength];
  return (
    <span className={css['strength']} data-strength={strength}>
      <Icon size={16} aria-hidden="true" />
      <span>{texts[strength]}</span>
    </span>
  );
}
