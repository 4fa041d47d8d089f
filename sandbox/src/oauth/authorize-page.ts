import type { NamedUser } from '../community/build-users.ts';
import type { User } from '../community/user.ts';
import { picturePaths } from '../pictures/paths.ts';
import { AUTHORIZE_CSS } from './authorize-css.ts';

const SAYS: Readonly<Record<NamedUser, string>> = {
  aoi: 'Scores with decimals, keeps custom lists, private entries and advanced scores',
  ren: 'Scores out of 100 and watches everything that airs',
  mio: 'Scores in stars and reads more than she watches',
  sora: 'Scores in smileys, reads titles in Japanese',
  yuki: 'Scores out of 10',
  heavy: 'Has five thousand anime on the list',
  empty: 'Has just signed up: nothing at all',
};

export function authorizePage(
  choices: readonly { user: User; href: string }[],
  client: string,
  origin: string,
): string {
  const items = choices.map(({ user, href }) => {
    const says = SAYS[user.name as NamedUser] ?? '';
    const avatar = origin + picturePaths.avatar(user, 'large');
    return `<li><a href="${escaped(href)}"><img src="${avatar}" alt="" width="52" height="52"><span><strong>${escaped(user.name)}</strong><small>${escaped(says)}</small></span><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 5l7 7-7 7"/></svg></a></li>`;
  });
  return page(
    'Sign in',
    `<h1>Continue as…</h1><p><b>${escaped(client)}</b> would like to read and change the lists of one of these people. They live in this sandbox only; no password is needed.</p><ul>${items.join('')}</ul><footer>Changes last until the sandbox is reset.</footer>`,
    origin,
  );
}

export function refusalPage(title: string, detail: string): string {
  return page(title, `<h1>${escaped(title)}</h1><p>${escaped(detail)}</p>`, '');
}

function page(title: string, body: string, origin: string): string {
  const scene = `<img class="scene" src="${origin}${picturePaths.scene}" alt="">`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${escaped(title)} - Sandbox</title><style>${AUTHORIZE_CSS}</style></head><body>${scene}<main>${body}</main></body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
