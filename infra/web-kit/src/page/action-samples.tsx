import { useState, type ReactNode } from 'react';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  Avatar,
  Badge,
  Button,
  ButtonLink,
  Card,
  CheckIcon,
  IconButton,
  SettingsIcon,
  Tabs,
} from '../index.js';
import { Row, Sample } from './sample.js';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const tones = ['neutral', 'primary', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export function ActionSamples(): ReactNode {
  const [pending, setPending] = useState(false);
  return (
    <>
      <Sample title="Buttons">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Row>
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {variant}, disabled
            </Button>
          ))}
        </Row>
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} pending pendingText="Saving…">
              Save changes
            </Button>
          ))}
        </Row>
        <Row>
          <Button size="small">Small</Button>
          <Button size="medium">Medium</Button>
          <Button size="large" iconEnd={<ArrowRightIcon size={20} />}>
            Large
          </Button>
          <ButtonLink href="#buttons" variant="secondary" icon={<ArrowLeftIcon size={18} />}>
            A link
          </ButtonLink>
          <IconButton label="Settings" icon={<SettingsIcon size={20} />} />
        </Row>
        <Button
          fullWidth
          pending={pending}
          pendingText="Working…"
          onClick={() => {
            setPending(true);
            setTimeout(() => {
              setPending(false);
            }, 1500);
          }}
        >
          Full width, pending on click
        </Button>
      </Sample>
      <Sample title="Badges and avatars">
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} {...(tone === 'success' && { icon: <CheckIcon /> })}>
              {tone}
            </Badge>
          ))}
        </Row>
        <Row>
          <Avatar name="river" />
        </Row>
      </Sample>
      <Sample title="Cards">
        <Row>
          <Card>Surface</Card>
          <Card tone="sunken">Sunken</Card>
          <Card tone="primary">Primary</Card>
          <Card raised>Raised</Card>
        </Row>
      </Sample>
      <Sample title="Tabs">
        <Tabs
          label="Tabs"
          items={[
            { value: 'first', label: 'Log in', content: <p>The first panel.</p> },
            { value: 'second', label: 'Register', content: <p>The second panel.</p> },
          ]}
        />
        <Tabs
          label="Full-width tabs"
          fullWidth
          items={[
            { value: 'first', label: 'With a Realtor', content: <p>The first panel.</p> },
            { value: 'second', label: 'Going Solo', content: <p>The second panel.</p> },
          ]}
        />
      </Sample>
    </>
  );
}
