import { t } from '@tsugi/i18n/macro';
import { lazyPart } from '@tsugi/ui';
import { PanelBoundary } from '@tsugi/ui/components';
import { UserText } from '@tsugi/ui/simple-text';

const Markdown = lazyPart(async () => {
  const { Markdown } = await import(/* webpackChunkName: "markdown" */ '@tsugi/ui/markdown');
  return Markdown;
});

/** What the media is about. */
export function Description({ source }: { readonly source: string | null | undefined }) {
  if (!source?.trim()) return <p className="muted">{t`There is no description yet.`}</p>;
  return (
    <PanelBoundary message={t`Description error`}>
      {/* The tracker has it in English only. */}
      <div lang="en">
        <UserText source={source} Markdown={Markdown} />
      </div>
    </PanelBoundary>
  );
}
