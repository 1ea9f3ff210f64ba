const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Links target a new window, which the frame's sandbox blocks. */
const inserted = `<meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank">`;

/** An email as a frame's document that can load nothing but its own inline styles. */
export function framedEmail(html: string): string {
  const head = /<head[^<>]*>/i.exec(html);
  if (!head) return inserted + html;
  const end = head.index + head[0].length;
  return html.slice(0, end) + inserted + html.slice(end);
}
