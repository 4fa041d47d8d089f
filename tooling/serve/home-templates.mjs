import { contributionsOf } from './contributions-of.mjs';

/**
 * Fills the templates of the home page, one for each audience, with the places of the sections that remotes contribute: the
 * same areas in the same order as the shell's page. The boot script's first screen replaces them.
 * @param {string} html with `<!-- sections of signed-in -->`, or an earlier composition
 * @param {readonly unknown[]} manifests
 */
export function withHomeSections(html, manifests) {
  return html.replace(
    /(<!-- sections of ([\w-]+) -->).*?(<!-- end of sections -->)/gs,
    (_whole, open, audience, close) => open + areasOf(manifests, audience) + close,
  );
}

/** @param {readonly unknown[]} manifests @param {string} audience */
function areasOf(manifests, audience) {
  const sections = manifests
    .flatMap((manifest) =>
      contributionsOf(manifest, 'home-section').map((section) => ({ ...section, remote: manifest.name })),
    )
    .filter((section) => section.audience === audience)
    .sort((one, other) => one.order - other.order);
  const area = (/** @type {string} */ name) =>
    sections
      .filter((one) => one.area === name)
      .map(placeOf)
      .join('');
  const [side, main] = [area('side'), area('main')];
  // Of one column the narrow area stands first.
  const columns = `<div class="home-columns"><div class="home-aside">${side}</div><div class="home-feed">${main}</div></div>`;
  return area('top') + (side || main ? columns : '');
}

/** The place of one section. Its cards are drawn by home-skeleton.css. */
function placeOf({ remote, widget, props, skeleton, isLate }) {
  const cards = Number(skeleton?.cards ?? 0);
  const classes = isLate ? 'home-skeleton home-late' : 'home-skeleton';
  const look = cards > 0 ? ` class="${classes}" aria-hidden="true"` : '';
  const names = ` data-remote="${escapeText(remote)}" data-slot="${escapeText(widget)}"`;
  const values = props ? ` data-props="${escapeText(JSON.stringify(props))}"` : '';
  return `<div${look}${names}${values}>${cards > 0 ? `<b></b>${'<i></i>'.repeat(cards)}` : ''}</div>`;
}

/** @param {unknown} text */
export function escapeText(text) {
  return `${text}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
