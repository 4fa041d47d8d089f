import { ButtonLink, EmptyState } from '@tsugi/ui';

const TEXT = {
  ANIME: { doing: 'watching', find: 'Find something to watch', to: '/browse/anime' },
  MANGA: { doing: 'reading', find: 'Find something to read', to: '/browse/manga' },
} as const;

export function NothingInProgress({ type }: { readonly type: 'ANIME' | 'MANGA' }) {
  const { doing, find, to } = TEXT[type];
  return (
    <EmptyState
      compact
      title="Nothing in progress"
      body={`What you mark as ${doing} waits for you here.`}
      action={
        <ButtonLink to={to} size="sm">
          {find}
        </ButtonLink>
      }
    />
  );
}
