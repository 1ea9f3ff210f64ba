/** The product's colors and shapes, so that people feel at home, but not its fonts and components. */
export const styles = `
:root {
  color-scheme: light dark;
  --bg: light-dark(#fbf8f3, #111714);
  --surface: light-dark(#ffffff, #18201c);
  --sunken: light-dark(#f3ede3, #0c110f);
  --ink: light-dark(#1f2a26, #eef2ed);
  --ink-2: light-dark(#4a5751, #bac5be);
  --line: light-dark(#ddd5c7, #2f3b35);
  --border: light-dark(#8a8373, #73827a);
  --primary: light-dark(#1e5b4a, #84cfb4);
  --primary-hover: light-dark(#174a3c, #9bdac3);
  --on-primary: light-dark(#ffffff, #07261c);
  --primary-soft: light-dark(#e1eee8, #17372c);
  --warning: light-dark(#7a4f00, #ebc06b);
  --warning-soft: light-dark(#fbefd6, #332813);
  --danger: light-dark(#a82019, #ffa198);
  --danger-soft: light-dark(#fbe7e4, #3a1a18);
  --shadow: 0 1px 2px light-dark(rgb(61 48 25 / 6%), rgb(0 0 0 / 30%)), 0 4px 16px light-dark(rgb(61 48 25 / 6%), transparent);
}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
h1, h2 { margin: 0; font-family: Georgia, serif; font-weight: 600; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(1.75rem, 1.53rem + 1.1vw, 2.25rem); }
h2 { font-size: 1.375rem; }
p { margin: 0; }
a { color: var(--primary); text-underline-offset: 0.2em; }
a, button, input, summary { outline-offset: 2px; }
:focus-visible { outline: 3px solid var(--primary); }
.notice { background: var(--warning-soft); color: var(--warning); padding: 0.5rem 1rem; text-align: center; font-size: 0.875rem; border-bottom: 1px solid var(--line); text-wrap: balance; }
main { margin: 0 auto; padding: 2rem 1rem 4rem; display: grid; gap: 1.5rem; }
main.narrow { max-width: 60rem; }
main.wide { max-width: 70rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; box-shadow: var(--shadow); padding: 1.5rem; display: grid; gap: 1rem; align-content: start; min-width: 0; }
.message { max-width: 36rem; margin: 2rem auto 0; width: 100%; }
.hint { color: var(--ink-2); font-size: 0.875rem; }
.money { font-variant-numeric: tabular-nums; }
.bar { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; align-items: center; justify-content: space-between; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 1px solid transparent; border-radius: 8px; background: var(--primary); color: var(--on-primary); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.button:hover { background: var(--primary-hover); }
.button.quiet { background: transparent; color: var(--primary); border-color: var(--border); }
.button.quiet:hover { background: var(--primary-soft); }
.field { display: grid; gap: 0.25rem; }
.field label, legend { font-weight: 600; }
input[type='text'], input[type='email'], input[type='search'] { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--border); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit; }
.alert { background: var(--danger-soft); color: var(--danger); border-radius: 8px; padding: 0.75rem 1rem; display: flex; gap: 0.75rem; align-items: flex-start; }
.alert svg { flex: none; margin-top: 0.15rem; }
dl { margin: 0; display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: 0.25rem 1rem; }
dt { color: var(--ink-2); }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
pre { margin: 0; padding: 1rem; background: var(--sunken); border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.875rem; }
@media (max-width: 30rem) { .card { padding: 1.25rem 1rem; } dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 0.5rem; } .tabs .button { flex: 1 1 auto; padding-inline: 0.5rem; } }
@media (prefers-reduced-motion: no-preference) { .button, .row, .choice { transition: background-color 120ms cubic-bezier(0.2, 0.7, 0.2, 1); } }

/* The checkout */
.checkout { display: grid; gap: 1.5rem; }
@media (min-width: 48rem) { .checkout { grid-template-columns: 1fr 1.15fr; gap: 3rem; align-items: start; padding-top: 1.5rem; } }
.summary { display: grid; gap: 1rem; align-content: start; }
.summary .total { font-size: clamp(2.125rem, 1.66rem + 2.3vw, 3rem); font-family: Georgia, serif; line-height: 1.15; }
.items { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.75rem; border-top: 1px solid var(--line); padding-top: 1rem; }
.items li { display: flex; justify-content: space-between; gap: 1rem; }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: 0.5rem; min-width: 0; }
legend { padding: 0; margin-bottom: 0.5rem; }
.choice { display: flex; gap: 0.75rem; align-items: center; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 8px; cursor: pointer; }
.choice:hover { background: var(--primary-soft); }
.choice:has(input:checked) { border-color: var(--primary); background: var(--primary-soft); }
.choice input { accent-color: var(--primary); width: 1.25rem; height: 1.25rem; flex: none; margin: 0; }
.choice > span { display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: baseline; justify-content: space-between; flex: 1; min-width: 0; }
.choice .hint { white-space: nowrap; font-variant-numeric: tabular-nums; }
.pay { width: 100%; }

/* The mailbox */
.rows { list-style: none; margin: 0; padding: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 14px; overflow: hidden; }
.rows li + li { border-top: 1px solid var(--line); }
.row { display: grid; gap: 0 1rem; padding: 0.75rem 1.25rem; color: inherit; text-decoration: none; }
.row:hover { background: var(--primary-soft); }
.row:focus-visible { outline-offset: -3px; }
.row b { overflow-wrap: anywhere; }
.row .meta { color: var(--ink-2); font-size: 0.875rem; overflow-wrap: anywhere; }
@media (min-width: 48rem) { .row { grid-template-columns: 1fr auto; } .row .meta.to { grid-column: 1; } .row .meta.when { grid-column: 2; grid-row: 1 / span 2; align-self: center; } }
.search { display: flex; gap: 0.5rem; flex: 1 1 18rem; max-width: 30rem; }
.mail { width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: 8px; background: #fff; color-scheme: light; }
.tabs { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.tabs a[aria-current] { background: var(--primary-soft); border-color: var(--primary); }
`;
