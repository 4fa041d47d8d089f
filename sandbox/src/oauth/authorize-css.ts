export const AUTHORIZE_CSS = `
:root { color-scheme: dark light; --page: oklch(.17 .012 265); --card: oklch(.215 .014 265 / .88); --raised: oklch(.265 .016 265); --line: oklch(.32 .015 265); --text: oklch(.95 .005 265); --muted: oklch(.76 .015 265); --accent: oklch(.75 .15 48); }
@media (prefers-color-scheme: light) { :root { --page: oklch(.975 .004 80); --card: oklch(1 0 0 / .9); --raised: oklch(.945 .006 80); --line: oklch(.885 .008 80); --text: oklch(.24 .015 265); --muted: oklch(.46 .015 265); --accent: oklch(.56 .16 42); } }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
.scene { position: fixed; inset: 0; width: 100%; height: 100%; object-fit: cover; z-index: -1; opacity: .8; }
main { width: min(100%, 460px); padding: 28px 24px 20px; border: 1px solid var(--line); border-radius: 18px; background: var(--card); backdrop-filter: blur(18px); box-shadow: 0 24px 60px rgb(0 0 0 / .35); }
h1 { font-size: 24px; line-height: 1.2; letter-spacing: -.02em; font-weight: 700; }
p { margin-top: 8px; color: var(--muted); }
p b { color: var(--text); font-weight: 600; }
ul { list-style: none; padding: 0; margin: 18px 0 0; display: grid; gap: 6px; }
a { display: flex; align-items: center; gap: 14px; padding: 8px 12px 8px 8px; min-height: 68px; border-radius: 14px; color: inherit; text-decoration: none; transition: background-color .15s; }
a:hover { background: var(--raised); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; background: var(--raised); }
a img { border-radius: 12px; flex: none; background: var(--raised); }
a span { display: grid; min-width: 0; flex: 1; }
strong { font-weight: 650; font-size: 16px; }
small { color: var(--muted); font-size: 13px; line-height: 1.35; }
a svg { width: 18px; flex: none; fill: none; stroke: var(--muted); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
a:hover svg { stroke: var(--accent); }
footer { margin-top: 16px; padding-top: 14px; border-top: 1px solid var(--line); color: var(--muted); font-size: 13px; }
@media (prefers-reduced-motion: reduce) { a { transition: none; } }
`;
