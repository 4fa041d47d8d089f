import { authorizeUrl, useAuth } from '@tsugi/data';
import { useLocation } from '@tsugi/router';
import { AppLink } from '@tsugi/ui';
import { currentBelow } from './current-below.ts';
import { FrameGlyph } from './FrameGlyph.tsx';
import { currentMark, navPlaces } from './nav-places.ts';

const GLYPHS = { Home: 'home', Anime: 'screen', Manga: 'book', Search: 'search' } as const;

/** The five places of a phone, within reach of the thumb. */
export function BottomBar() {
  const { pathname } = useLocation();
  const auth = useAuth();
  const name = auth.status === 'signed-in' ? auth.viewer?.name : undefined;
  const own = name === undefined ? undefined : `/user/${encodeURIComponent(name)}`;
  return (
    <nav className="bottom-bar" aria-label="Main, short">
      {navPlaces.filter(isBottomPlace).map((place) => {
        return (
          <AppLink key={place.to} to={place.to} aria-current={currentMark(place, pathname)}>
            <FrameGlyph name={GLYPHS[place.label]} size={21} />
            {place.label}
          </AppLink>
        );
      })}
      {own === undefined ? (
        <a href={authorizeUrl()}>
          <FrameGlyph name="person" size={21} />
          Sign in
        </a>
      ) : (
        <AppLink to={own} aria-current={currentBelow(own, pathname)}>
          <FrameGlyph name="person" size={21} />
          Me
        </AppLink>
      )}
    </nav>
  );
}

function isBottomPlace(
  place: (typeof navPlaces)[number],
): place is (typeof navPlaces)[number] & { label: keyof typeof GLYPHS } {
  return place.label in GLYPHS;
}
