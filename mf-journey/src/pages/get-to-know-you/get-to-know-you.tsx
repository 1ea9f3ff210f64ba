import type { ReactNode } from 'react';
import { wizardTexts } from '@hearthway/contracts/texts';
import { Card, Spinner } from '@hearthway/web-kit';
import { useInitialAnswers } from '../../features/pre-approval/index.js';
import { Wizard } from './wizard.js';
import css from './get-to-know-you.module.css';

/** Ten questions, one per screen, filled in with earlier answers. */
export function GetToKnowYou(): ReactNode {
  const beginning = useInitialAnswers();
  if (beginning) return <Wizard {...beginning} />;
  return (
    <Card padding="large" className={css['loading']}>
      <Spinner size="large" text={wizardTexts.loading} />
    </Card>
  );
}
