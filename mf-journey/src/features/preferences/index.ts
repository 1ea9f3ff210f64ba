export { usePreference, writePreference, type Preference, type PreferenceValue } from './preferences.js';
