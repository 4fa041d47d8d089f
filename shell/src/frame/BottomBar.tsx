import { authorizeUrl, useAuth } from '@tsugi/data';
import { useLocation } from '@tsugi/router';
import { AppLink } from '@tsugi/ui';
import { BookOpen, House, Search, Tv, UserRound } from 'lucide-react';
import { currentMark, navPlaces } from './nav-places.ts';

const ICONS = { Home: House, Anime: Tv, Manga: BookOpen, Search } as const;

/** The five places of a phone, within reach of the thumb. */
export function BottomBar() {
  const { pathname } = useLocation();
  const auth = useAuth();
  const name = auth.status === 'signed-in' ? auth.viewer?.name : undefined;
  const own = name === undefined ? undefined : `/user/${encodeURIComponent(name)}`;
  return (
    <nav className="bottom-bar" aria-label="Main, short">
      {navPlaces.filter(isBottomPlace).map((place) => {
        const Icon = ICONS[place.label];
        return (
          <AppLink key={place.to} to={place.to} aria-current={currentMark(place, pathname)}>
            <Icon size={21} aria-hidden="true" />
            {place.label}
          </AppLink>
        );
      })}
      {own === undefined ? (
        <a href={authorizeUrl()}>
          <UserRound size={21} aria-hidden="true" />
          Sign in
        </a>
      ) : (
        <AppLink to={own} aria-current={pathname.startsWith(own) ? 'page' : undefined}>
          <UserRound size={21} aria-hidden="true" />
          Me
        </AppLink>
      )}
    </nav>
  );
}

function isBottomPlace(
  place: (typeof navPlaces)[number],
): place is (typeof navPlaces)[number] & { label: keyof typeof ICONS } {
  return place.label in ICONS;
}
