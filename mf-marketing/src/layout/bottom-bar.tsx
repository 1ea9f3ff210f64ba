import {
  BottomBar as Bar,
  CircleQuestionIcon,
  HouseIcon,
  LayoutGridIcon,
  ListPlusIcon,
  MailIcon,
  type BottomBarItem,
} from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { contactUrl, type Destination } from './destinations.js';
import { siteLinkProps } from '../features/site-link/index.js';
import type { BarProps } from './top-bar.js';
import css from './bottom-bar.module.css';

const entries: readonly (Destination & Pick<BottomBarItem, 'Icon'> & { highlighted?: true })[] = [
  { label: 'Features', to: '/#features', element: 'bottom-features', Icon: LayoutGridIcon },
  { label: 'About Us', to: '/about', element: 'bottom-about', Icon: HouseIcon },
  { label: 'FAQ', to: '/faq', element: 'bottom-faq', Icon: CircleQuestionIcon },
  { label: 'Contact', to: contactUrl, element: 'bottom-contact', Icon: MailIcon },
  { label: 'Join', to: '/#waitlist', element: 'bottom-join', Icon: ListPlusIcon, highlighted: true },
];

/** Phones only; wider screens have the same links in the top bar. */
export function BottomBar({ platform, current }: BarProps): ReactNode {
  const items = entries.map(({ to, element, ...entry }) => ({
    ...entry,
    ...siteLinkProps({ platform, to, element, current }),
  }));
  return (
    <div className={css['on-phones']}>
      <Bar label="Main" items={items} current={current} />
    </div>
  );
}
