import { useId, type ReactNode } from 'react';
import { RadioCards } from '@hearthway/web-kit';
import { useBrowserChoice, type BrowserChoice, type ChoiceValue } from '../../features/browser-choices/index.js';
import { SettingsSection } from './settings-section.js';
import css from './appearance.module.css';

export function Appearance(): ReactNode {
  return (
    <SettingsSection section="appearance" lead="Applies to this browser only. Changes take effect right away.">
      <Choice choice="theme" title="Colors" labels={{ system: 'Same as my device', light: 'Light', dark: 'Dark' }} />
      <Choice choice="motion" title="Motion" labels={{ system: 'Same as my device', reduced: 'Less motion' }} />
      <Choice
        choice="tracker"
        title="Milestones on your dashboard"
        labels={{ standard: 'Standard', animated: 'Animated path' }}
      />
    </SettingsSection>
  );
}

interface ChoiceProps<Choice extends BrowserChoice> {
  readonly choice: Choice;
  readonly title: string;
  readonly labels: Readonly<Record<ChoiceValue<Choice>, string>>;
}

function Choice<Choice extends BrowserChoice>({ choice, title, labels }: ChoiceProps<Choice>): ReactNode {
  const titleId = useId();
  const [value, choose] = useBrowserChoice(choice);
  const options = Object.entries<string>(labels).map(([option, label]) => ({ value: option, label }));
  return (
    <div className={css['choice']}>
      <h3 id={titleId} className={css['title']}>
        {title}
      </h3>
      <RadioCards
        name={choice}
        options={options}
        value={value}
        onChange={(chosen) => {
          choose(chosen as ChoiceValue<Choice>);
        }}
        labelledBy={titleId}
      />
    </div>
  );
}
