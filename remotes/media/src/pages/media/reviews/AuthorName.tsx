import { AppLink } from '@tsugi/ui';

/** Who wrote a review; accounts can be gone. */
export function AuthorName({ name }: { readonly name: string | undefined }) {
  if (!name) return 'A user who left';
  return <AppLink to={`/user/${encodeURIComponent(name)}`}>{name}</AppLink>;
}
