import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icons/index.js';
import css from './alert.module.css';

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
} as const;

export interface AlertProps {
  tone?: keyof typeof icons | undefined;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** How screen readers announce it. Defaults to `assertive` for danger, otherwise `off`. */
  announce?: 'off' | 'polite' | 'assertive' | undefined;
  className?: string | undefined;
}

export function Alert({ tone = 'info', title, children, action, announce, className }: AlertProps): ReactNode {
  const Icon = icons[tone];
  const spoken = announce ?? (tone === 'danger' ? 'assertive' : 'off');
  const role = spoken === 'assertive' ? 'alert' : spoken === 'polite' ? 'status' : undefined;
  return (
    <div role={role} className={classNames(css['alert'], css[`alert-${tone}`], className)}>
      <Icon size={20} className={css['alert-icon']} />
      <div className={css['alert-text']}>
        {title && <p className={css['alert-title']}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={css['alert-action']}>{action}</div>}
      </div>
    </div>
  );
}
