import type { ReactNode } from 'react';
import { VisuallyHidden } from '@hearthway/web-kit';

export interface RegisterLinkProps {
  readonly nmlsId: string;
  readonly className?: string | undefined;
}

/** To a company's entry in the public register of mortgage lenders, which may ask for a captcha first. */
export function RegisterLink({ nmlsId, className }: RegisterLinkProps): ReactNode {
  return (
    <a
      className={className}
      href={`https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/${nmlsId}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      Look up NMLS {nmlsId}
      <VisuallyHidden> in the public register, opens in a new tab</VisuallyHidden>
    </a>
  );
}
