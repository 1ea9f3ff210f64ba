import { useId, useState, type ReactNode } from 'react';
import { figureDefinitions, type FigureName } from '@hearthway/contracts/analytics';
import { InfoIcon } from '@hearthway/web-kit';
import css from './figure-heading.module.css';

interface FigureHeadingProps {
  readonly figure: FigureName;
  /** Title of a section, or label of one number. */
  readonly variant: 'title' | 'label';
  readonly children: string;
}

/** The name of a figure, with a button that shows its definition. */
export function FigureHeading({ figure, variant, children }: FigureHeadingProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const definitionId = useId();
  const question = `What does “${children}” count?`;
  return (
    <div className={css['line']}>
      <h2 className={css[variant]}>{children}</h2>
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
