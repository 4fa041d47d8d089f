import { lazyPart } from '@tsugi/ui';
import { PanelBoundary } from '@tsugi/ui/components';
import { Suspense, useMemo } from 'react';
import classes from './Description.module.css';
import { type PlainPiece, plainDescription, SPOILER } from './plain-description.ts';

const Markdown = lazyPart(async () => {
  const { Markdown } = await import(/* webpackChunkName: "markdown" */ '@tsugi/ui/markdown');
  return Markdown;
});

/** What the media is about. Plain text renders at once; marks and spoilers when the Markdown code has loaded. */
export function Description({ source }: { readonly source: string | null | undefined }) {
  if (!source?.trim()) return <p className="muted">There is no description yet.</p>;
  return (
    <PanelBoundary message="Description error">
      <Suspense fallback={<PlainDescription source={source} />}>
        <Markdown source={source} />
      </Suspense>
    </PanelBoundary>
  );
}

/** The same text in the same lines, so that nothing moves when the Markdown replaces it. */
function PlainDescription({ source }: { readonly source: string }) {
  const paragraphs = useMemo(() => plainDescription(source), [source]);
  return (
    <div className={classes.plain}>
      {paragraphs.map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never move
        <p key={index}>{lines.map(lineOf)}</p>
      ))}
    </div>
  );
}

function lineOf(line: readonly PlainPiece[], index: number) {
  return (
    <span key={index}>
      {index > 0 && <br />}
      {line.map((piece) =>
        piece === SPOILER ? (
          <span key="spoiler" className={classes.spoiler}>
            Spoiler, click to view
          </span>
        ) : (
          piece
        ),
      )}
    </span>
  );
}
