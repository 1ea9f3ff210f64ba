import type { CSSProperties } from 'react';

/** The product's colors: light, and dark for mail programs that support it. */
const colors = {
  page: ['#FBF8F3', '#111714'],
  card: ['#FFFFFF', '#18201C'],
  ink: ['#1F2A26', '#EEF2ED'],
  quiet: ['#4A5751', '#BAC5BE'],
  line: ['#DDD5C7', '#2F3B35'],
  primary: ['#1E5B4A', '#84CFB4'],
  onPrimary: ['#FFFFFF', '#07261C'],
} as const;

const dark = (name: keyof typeof colors): string => `${colors[name][1]} !important`;

/** `!important`, because inline styles win over a style sheet. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${dark('page')}; }
  .card { background-color: ${dark('card')}; border-color: ${dark('line')}; }
  .ink { color: ${dark('ink')}; }
  .quiet { color: ${dark('quiet')}; }
  .line { border-color: ${dark('line')}; }
  .link { color: ${dark('primary')}; }
  .button { background-color: ${dark('primary')}; color: ${dark('onPrimary')}; }
  .second { color: ${dark('primary')}; border-color: ${dark('primary')}; }
}
@media (max-width: 480px) {
  .card-inner { padding: 28px 20px !important; }
}
`;

const text = "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const display = "Fraunces, Georgia, 'Times New Roman', serif";

export const styles = {
  page: { margin: 0, padding: 0, backgroundColor: colors.page[0], fontFamily: text },
  container: { maxWidth: '600px', width: '100%', padding: '24px 12px 40px' },
  brand: { margin: '8px 0 20px', textAlign: 'center', fontFamily: display, fontSize: '22px', lineHeight: '28px' },
  brandLink: { color: colors.primary[0], textDecoration: 'none', fontWeight: 600 },
  card: { backgroundColor: colors.card[0], border: `1px solid ${colors.line[0]}`, borderRadius: '14px' },
  cardInner: { padding: '36px 40px' },
  heading: {
    margin: '0 0 16px',
    color: colors.ink[0],
    fontFamily: display,
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: 600,
  },
  subheading: { margin: '28px 0 8px', color: colors.ink[0], fontSize: '17px', lineHeight: '24px', fontWeight: 600 },
  paragraph: { margin: '0 0 16px', color: colors.ink[0], fontSize: '16px', lineHeight: '25px' },
  small: { margin: '0 0 12px', color: colors.quiet[0], fontSize: '14px', lineHeight: '21px' },
  list: { margin: '0 0 16px', paddingLeft: '22px', color: colors.ink[0], fontSize: '16px', lineHeight: '25px' },
  code: {
    margin: '0 0 16px',
    padding: '14px 8px',
    border: `1px solid ${colors.line[0]}`,
    borderRadius: '8px',
    color: colors.ink[0],
    fontFamily: "ui-monospace, Menlo, Consolas, 'Courier New', monospace",
    fontSize: '28px',
    lineHeight: '36px',
    fontWeight: 600,
    letterSpacing: '3px',
    textAlign: 'center',
  },
  rule: { margin: '28px 0', border: 'none', borderTop: `1px solid ${colors.line[0]}` },
  facts: { width: '100%', borderCollapse: 'collapse', margin: '0 0 20px' },
  factName: {
    padding: '10px 12px 10px 0',
    borderBottom: `1px solid ${colors.line[0]}`,
    color: colors.quiet[0],
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  factValue: {
    padding: '10px 0',
    borderBottom: `1px solid ${colors.line[0]}`,
    color: colors.ink[0],
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 600,
    textAlign: 'right',
    wordBreak: 'break-word',
  },
  button: {
    display: 'inline-block',
    margin: '8px 0 16px',
    padding: '13px 24px',
    borderRadius: '8px',
    border: `1px solid ${colors.primary[0]}`,
    backgroundColor: colors.primary[0],
    color: colors.onPrimary[0],
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  secondButton: { backgroundColor: 'transparent', color: colors.primary[0] },
  link: { color: colors.primary[0], textDecoration: 'underline' },
  footer: { padding: '20px 16px 0', textAlign: 'center' },
  footerText: { margin: '0 0 8px', color: colors.quiet[0], fontSize: '13px', lineHeight: '20px' },
} as const satisfies Record<string, CSSProperties>;
