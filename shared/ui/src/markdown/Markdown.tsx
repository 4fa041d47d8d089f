import { useHref, useNavigate } from '@tsugi/router';
import { Component, type MouseEvent, memo, type ReactNode, useMemo } from 'react';
import { cancelIntent } from '../app-link/preload-intent.ts';
import { SimpleText } from '../simple-text/SimpleText.tsx';
import { keepSpoilersOut, toggleSpoiler } from '../simple-text/spoiler.ts';
import userText from '../simple-text/UserText.module.css';
import { writtenText } from '../simple-text/written-text.ts';
import { classNames } from '../util/class-names.ts';
import classes from './Markdown.module.css';
import { sanitise } from './sanitise.ts';
import { useMarkup } from './use-markup.ts';

export interface MarkdownProps {
  /** The tracker's Markdown, which may contain HTML. */
  readonly source: string;
  readonly className?: string | undefined;
}

/**
 * Text that users wrote for the tracker: Markdown of its dialect, sanitised, with spoilers closed. A text that cannot be
 * parsed, or takes too long, is shown as it was written; the texts beside it are not affected.
 */
export const Markdown = memo(function Markdown({ source, className }: MarkdownProps) {
  const plain = <WrittenText source={source} className={className} />;
  return (
    <TextBoundary key={source} fallback={plain}>
      <ParsedMarkdown source={source} className={className} plain={plain} />
    </TextBoundary>
  );
});

/** While the text is parsed, and where it cannot be. */
function WrittenText({ source, className }: MarkdownProps) {
  const paragraphs = useMemo(() => writtenText(source), [source]);
  return (
    <SimpleText className={classNames(classes.text, classes.plain, className)} paragraphs={paragraphs} />
  );
}

interface TextBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** An error boundary for one text. */
class TextBoundary extends Component<TextBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

function ParsedMarkdown({ source, className, plain }: MarkdownProps & { readonly plain: ReactNode }) {
  const navigate = useNavigate();
  const root = useHref('/').replace(/\/?$/, '/');
  const markup = useMarkup(source);
  // One object for one text: React compares it, and writes the markup anew (closing spoilers) only when it differs.
  const html = useMemo(
    () => (markup === undefined ? undefined : { __html: sanitise(markup, root) }),
    [markup, root],
  );
  if (!html) return plain;

  const press = (event: MouseEvent<HTMLDivElement>) => {
    // Clicks bubble from elements, never from text nodes.
    const target = event.target as Element;
    if (toggleSpoiler(target)) return;
    const path = target.closest<HTMLElement>('a[data-product]')?.dataset.product;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (path === undefined || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    cancelIntent();
    navigate(path);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons and links inside are the controls; keys reach them as clicks
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className={classNames(userText.text, classes.text, className)}
      ref={prepareText}
      onClick={press}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, as a Trusted Type where the browser has them
      dangerouslySetInnerHTML={html}
    />
  );
}

/** Users link to pictures that are gone. Errors of pictures do not bubble, so the listener captures. */
function prepareText(text: HTMLDivElement | null) {
  if (text) keepSpoilersOut(text);
  const hide = (event: Event) => {
    if (event.target instanceof HTMLImageElement) event.target.hidden = true;
  };
  text?.addEventListener('error', hide, true);
  return () => text?.removeEventListener('error', hide, true);
}
