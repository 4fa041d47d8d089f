/** As many as the product's results show in a window of 1440 by 900, and the row below. */
const PICTURES = 20;

const QUERY = `query { Page(perPage: ${PICTURES}) { media(type: ANIME, sort: [POPULARITY_DESC]) { id title { userPreferred } coverImage { large } } } }`;

const STYLE = `body{margin:0;font:16px sans-serif;background:#0b0e14;color:#e6e9ef}
main{padding:72px}
ul{display:grid;grid-template-columns:repeat(7,168px);gap:20px;margin:0;padding:0;list-style:none}
img{display:block;width:168px;height:252px;border-radius:8px;background:#222}
a{display:block;height:325px;color:inherit}`;

/**
 * The least that a page with the first screen of a search can be: no framework, no file but this one, the pictures of that
 * screen in their sizes, and one request. What a later visit begins with is in localStorage, as text.
 * @param {string} tracker URL of the GraphQL endpoint
 * @returns {string} HTML
 */
export function floorPage(tracker) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Floor</title>
<meta name="viewport" content="width=device-width">
<style>${STYLE}</style>
<main>
<h1>Anime</h1>
<ul>${'<li><a></a></li>'.repeat(PICTURES)}</ul>
</main>
<script>
(${fill})(${JSON.stringify({ tracker, query: QUERY }).replaceAll('<', '\\u003c')});
</script>
</html>
`;
}

/** Runs in the page. @param {{ tracker: string, query: string }} input */
function fill({ tracker, query }) {
  const links = document.querySelectorAll('a');
  const show = (text) => {
    JSON.parse(text).data.Page.media.forEach(({ id, title, coverImage }, index) => {
      const picture = new Image();
      picture.src = coverImage.large;
      links[index].replaceChildren(picture, title.userPreferred);
      links[index].href = `/ani/anime/${id}`;
    });
  };
  const stored = localStorage.getItem('response');
  if (stored !== null) show(stored);
  fetch(tracker, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
    .then((response) => response.text())
    .then((text) => {
      if (text !== stored) show(text);
      localStorage.setItem('response', text);
    });
}
