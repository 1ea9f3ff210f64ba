import {
  Badge,
  Card,
  FolderIcon,
  HandshakeIcon,
  MessageCircleIcon,
  RouteIcon,
  SearchIcon,
  WalletIcon,
} from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { Band } from './band.js';
import { features, featureStatus, type FeatureName } from './content.js';
import css from './features.module.css';

const icons: Readonly<Record<FeatureName, typeof RouteIcon>> = {
  'personalized-roadmap': RouteIcon,
  'buying-power': WalletIcon,
  'transparent-search': SearchIcon,
  'offer-strategy': HandshakeIcon,
  'document-manager': FolderIcon,
  'ai-assistant': MessageCircleIcon,
};

export function Features(): ReactNode {
  return (
    <Band id="features" heading="What you get" intro="Most parts are ready. Each card tells you where it stands.">
      <ul className={css['grid']}>
        {features.map(({ name, title, text, status }) => {
          const Icon = icons[name];
          const { label, tone } = featureStatus[status];
          return (
            <Card as="li" key={name} className={css['card']}>
              <div className={css['top']}>
                <span className={css['icon']}>
                  <Icon size={24} />
                </span>
                <Badge tone={tone}>{label}</Badge>
              </div>
              <h3>{title}</h3>
              <p className={css['text']}>{text}</p>
            </Card>
          );
        })}
      </ul>
    </Band>
  );
}
