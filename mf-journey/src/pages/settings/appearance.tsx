import { useId, type ReactNode } from 'react';
import { RadioCards } from '@hearthway/web-kit';
import { usePreference, type Preference, type PreferenceValue } from '../../features/preferences/index.js';
import { SettingsSection } from './settings-section.js';
import css from './appearance.module.css';

export function Appearance(): ReactNode {
  return (
    <SettingsSection section="appearance" lead="Applies to this browser only. Changes take effect right away.">
      <Choice name="theme" title="Colors" labels={{ system: 'Same as my device', light: 'Light', dark: 'Dark' }} />
      <Choice name="motion" title="Motion" labels={{ system: 'Same as my device', reduced: 'Less motion' }} />
      <Choice
        name="tracker"
        title="Milestones on your dashboard"
        labels={{ standard: 'Next step only', simple: 'Simple', timeline: 'Timeline', animated: 'Animated path' }}
      />
    </SettingsSection>
  );
}

interface ChoiceProps<Name extends Preference> {
  readonly name: Name;
  readonly title: string;
  readonly labels: Readonly<Record<PreferenceValue<Name>, string>>;
}

function Choice<Name extends Preference>({ name, title, labels }: ChoiceProps<Name>): ReactNode {
  const titleId = useId();
  const [value, choose] = usePreference(name);
  const options = Object.entries<string>(labels).map(([option, label]) => ({ value: option, label }));
  return (
    <div className={css['choice']}>
      <h3 id={titleId} className={css['title']}>
        {title}
      </h3>
      <RadioCards
        name={name}
        options={options}
        value={value}
        onChange={(chosen) => {
          choose(chosen as PreferenceValue<Name>);
        }}
        labelledBy={titleId}
      />
    </div>
  );
}
