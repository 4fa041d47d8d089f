import { lazyPart } from '@tsugi/ui';
import { PanelBoundary } from '@tsugi/ui/components';
import { SimpleText, simpleText } from '@tsugi/ui/simple-text';
import { Suspense, useMemo } from 'react';
import classes from './Description.module.css';
import { type PlainPiece, plainDescription, SPOILER } from './plain-description.ts';

const Markdown = lazyPart(async () => {
  const { Markdown } = await import(/* webpackChunkName: "markdown" */ '@tsugi/ui/markdown');
  return Markdown;
});

/**
 * What the media is about. Most descriptions are text with line breaks and simple marks, which renders at once; for all others
 * the Markdown code is loaded, which is larger than the page, and their plain text stands in for it.
 */
export function Description({ source }: { readonly source: string | null | undefined }) {
  const simple = useMemo(() => simpleText(source ?? ''), [source]);
  if (!source?.trim()) return <p className="muted">There is no description yet.</p>;
  if (simple) return <SimpleText paragraphs={simple} />;
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
