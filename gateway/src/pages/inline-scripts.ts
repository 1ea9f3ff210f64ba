import { createHash } from 'node:crypto';

/** The inline scripts of an HTML page, as sources for a content security policy. */
export function inlineScriptSources(html: string): string[] {
  const [, ...afterStarts] = html.split('<script>');
  return afterStarts.map((rest) => {
    const script = rest.split('</script>', 1)[0] ?? '';
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
}
