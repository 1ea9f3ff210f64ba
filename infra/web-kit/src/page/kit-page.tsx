import { useState, type ReactNode } from 'react';
import { createToastStore, SkipLink, Tabs, ToastViewport, Wordmark } from '../index.js';
import { ActionSamples } from './action-samples.js';
import { FieldSamples } from './field-samples.js';
import css from './kit-page.module.css';
import { OverlaySamples } from './overlay-samples.js';
import { StateSamples } from './state-samples.js';
import { StyleSamples } from './style-samples.js';

const toasts = createToastStore();
const themes = [
  { value: 'both', label: 'Both' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Every component in every state that props can set. Hover, press, and Tab for the others. */
export function KitPage(): ReactNode {
  const [theme, setTheme] = useState(readTheme);
  const shown = theme === 'both' ? (['light', 'dark'] as const) : [theme];
  const chooseTheme = (value: string): void => {
    history.replaceState(null, '', `?theme=${value}`);
    setTheme(readTheme());
  };
  return (
    <>
      <SkipLink targetId="samples" />
      <header className={css['header']}>
        <Wordmark name="Component kit" />
        <Tabs
          label="Mode"
          value={theme}
          onValueChange={chooseTheme}
          items={themes.map((item) => ({ ...item, content: <span className={css['mode']}>Shown: {item.label}</span> }))}
        />
      </header>
      <main id="samples" tabIndex={-1} className={css['modes']}>
        <h1 className={css['page-title']}>Every component, in every state</h1>
        {shown.map((mode) => (
          <div key={mode} data-theme={mode} className={css['column']}>
            <StyleSamples />
            <ActionSamples />
            <FieldSamples />
            <StateSamples />
            <OverlaySamples toasts={toasts} />
          </div>
        ))}
      </main>
      <ToastViewport store={toasts} />
    </>
  );
}

function readTheme(): (typeof themes)[number]['value'] {
  const asked = new URLSearchParams(location.search).get('theme');
  return themes.find((theme) => theme.value === asked)?.value ?? 'both';
}
