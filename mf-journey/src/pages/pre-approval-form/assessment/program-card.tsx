import { useId, type ReactNode } from 'react';
import { readinessLevels, type ProgramReadiness } from '@hearthway/contracts/journey';
import {
  Badge,
  CheckIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleIcon,
  CircleQuestionIcon,
  type Tone,
  VisuallyHidden,
  XIcon,
} from '@hearthway/web-kit';
import css from './assessment.module.css';

export interface ProgramCardProps {
  readonly name: string;
  readonly readiness: ProgramReadiness;
}

const styles: Readonly<Record<ProgramReadiness['level'], { readonly tone: Tone; readonly icon: ReactNode }>> = {
  ready: { tone: 'success', icon: <CircleCheckIcon size={16} /> },
  nearly: { tone: 'info', icon: <CircleIcon size={16} /> },
  work_to_do: { tone: 'warning', icon: <CircleAlertIcon size={16} /> },
  unknown: { tone: 'neutral', icon: <CircleQuestionIcon size={16} /> },
  not_available: { tone: 'neutral', icon: <XIcon size={16} /> },
};

export function ProgramCard({ name, readiness }: ProgramCardProps): ReactNode {
  const id = useId();
  const { tone, icon } = styles[readiness.level];
  return (
    <li className={css['program']} aria-labelledby={id}>
      <div className={css['program-head']}>
        <h4 id={id}>{name}</h4>
        <Badge tone={tone} icon={icon}>
          {readinessLevels[readiness.level]}
        </Badge>
      </div>
      <ul className={css['checks']}>
        {readiness.checks.map(({ text, met }) => (
          <li key={text} className={css['check']}>
            <CheckMark met={met} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function CheckMark({ met }: { readonly met: boolean | null }): ReactNode {
  if (met === null) return mark(<CircleQuestionIcon size={18} className={css['open']} />, 'Not known yet: ');
  if (met) return mark(<CheckIcon size={18} className={css['met']} />, 'Met: ');
  return mark(<XIcon size={18} className={css['unmet']} />, 'Not met: ');
}

function mark(icon: ReactNode, text: string): ReactNode {
  return (
    <span className={css['mark']}>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
