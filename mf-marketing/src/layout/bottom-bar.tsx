import { CircleQuestionIcon, HouseIcon, LayoutGridIcon, ListPlusIcon, MailIcon } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { contactAddress, type Destination } from './destinations.js';
import { SiteLink } from './site-link.js';
import type { BarProps } from './top-bar.js';
import css from './bottom-bar.module.css';

const entries: readonly (Destination & { Icon: typeof HouseIcon })[] = [
  { label: 'Features', to: '/#features', element: 'bottom-features', Icon: LayoutGridIcon },
  { label: 'About Us', to: '/about', element: 'bottom-about', Icon: HouseIcon },
  { label: 'FAQ', to: '/faq', element: 'bottom-faq', Icon: CircleQuestionIcon },
  { label: 'Contact', to: contactAddress, element: 'bottom-contact', Icon: MailIcon },
  { label: 'Join', to: '/#waitlist', element: 'bottom-join', Icon: ListPlusIcon },
];

/** The way around on a phone, under the thumb. */
export function BottomBar({ platform, current }: BarProps): ReactNode {
  return (
    <nav className={css['bar']} aria-label="Main">
      {entries.map(({ label, Icon, ...destination }) => (
        <SiteLink key={label} platform={platform} current={current} {...destination} className={css['entry']}>
          <Icon size={22} />
          {label}
        </SiteLink>
      ))}
    </nav>
  );
}
