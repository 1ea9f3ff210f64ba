import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Files of Noto Sans, which has the letters of Latin scripts, Greek, Cyrillic, and Devanagari. */
export const fontFiles = {
  regular: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
} as const;
