import { useId, useState, type ReactNode } from 'react';
import { figureDefinitions, type FigureName } from '@hearthway/contracts/analytics';
import { InfoIcon } from '@hearthway/web-kit';
import css from './figure-heading.module.css';

interface FigureHeadingProps {
  readonly figure: FigureName;
  /** As the title of a section, or as the label of one number. */
  readonly look: 'title' | 'label';
  readonly children: string;
}

/** What a figure is called, and at a press what it counts. */
export function FigureHeading({ figure, look, children }: FigureHeadingProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const definitionId = useId();
  const question = `What does “${children}” count?`;
  return (
    <div className={css['line']}>
      <h2 className={css[look]}>{children}</h2>
      <button
        type="button"
        className={css['button']}
        title={question}
        aria-label={question}
        aria-expanded={isOpen}
        aria-controls={definitionId}
        onClick={() => setOpen(!isOpen)}
      >
        <InfoIcon size={16} />
      </button>
      <p id={definitionId} hidden={!isOpen} className={css['definition']}>
        {figureDefinitions[figure]}
      </p>
    </div>
  );
}
