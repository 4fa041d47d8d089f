import { type ComponentType, Suspense, useMemo } from 'react';
import { SimpleText } from './SimpleText.tsx';
import { simpleText } from './simple-text.ts';
import { unparsedText } from './unparsed-text.ts';

export interface UserTextProps {
  /** The tracker's Markdown. */
  readonly source: string;
  readonly className?: string | undefined;
  /** Markdown as a component that suspends until its code is there. */
  readonly Markdown: ComponentType<{ readonly source: string; readonly className?: string | undefined }>;
}

/**
 * What a user wrote. Most texts have no more than simple marks and render at once; for all others the Markdown code is loaded, which is
 * larger than a page, and their text without marks stands in for it.
 */
export function UserText({ source, className, Markdown }: UserTextProps) {
  const simple = useMemo(() => simpleText(source), [source]);
  if (simple) return <SimpleText className={className} paragraphs={simple} />;
  return (
    <Suspense fallback={<Unparsed className={className} source={source} />}>
      <Markdown className={className} source={source} />
    </Suspense>
  );
}

function Unparsed({ source, className }: Omit<UserTextProps, 'Markdown'>) {
  return <SimpleText className={className} paragraphs={useMemo(() => unparsedText(source), [source])} />;
}
