import { createHash } from 'node:crypto';

/** The inline scripts of a template, as sources for a content security policy. */
export function inlineScriptSources(template: string): string[] {
  const [, ...afterStarts] = template.split('<script>');
  return afterStarts.map((rest) => `'sha256-${sha256(rest.split('</script>', 1)[0] ?? '')}'`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
