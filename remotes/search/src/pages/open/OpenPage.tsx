import { t } from '@tsugi/i18n/macro';
import { useSearchParams } from '@tsugi/router';
import { ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { Unlink } from 'lucide-react';
import { sharedTarget } from './shared-target.ts';

/** /open: says of a link that was shared with the product, or is in its scheme, that it has no page here. All others have led on. */
export function OpenPage() {
  const [params] = useSearchParams();
  const { link = '' } = sharedTarget(params, document.baseURI);
  return (
    <div className="page">
      <PageTitle title={t`Open a link`} />
      <EmptyState
        titleAs="h1"
        icon={<Unlink size={26} aria-hidden="true" />}
        title={t`This link has no page here`}
        body={
          <>
            {link !== '' && (
              <>
                <bdi className="strong anywhere" dir="ltr">
                  {link}
                </bdi>
                <br />
              </>
            )}
            {t`Links to titles, characters, staff, studios, users and activities of AniList open here, and links to titles of MyAnimeList.`}
          </>
        }
        action={<ButtonLink variant="primary" to="/search/media">{t`Search anime and manga`}</ButtonLink>}
      />
    </div>
  );
}
