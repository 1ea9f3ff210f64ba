const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Links would leave the frame for a window of their own, which its sandbox does not let them open. */
const inserted = `<meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank">`;

/** An email as the document of a frame: its own styles and nothing from anywhere, whatever its markup says. */
export function framedEmail(html: string): string {
  const head = /<head[^<>]*>/i.exec(html);
  if (!head) return inserted + html;
  const end = head.index + head[0].length;
  return html.slice(0, end) + inserted + html.slice(end);
}
