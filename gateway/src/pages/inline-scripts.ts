import { createHash } from 'node:crypto';

/** The scripts that stand in a template itself, each as a source that a content security policy can allow. */
export function inlineScriptSources(template: string): string[] {
  const scripts = template.matchAll(/<script>(?<text>.*?)<\/script>/gs);
  return [...scripts].map(({ groups }) => `'sha256-${sha256(groups?.['text'] ?? '')}'`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
