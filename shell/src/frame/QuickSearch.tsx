import { useNavigate } from '@tsugi/router';
import { useEffect, useRef } from 'react';
import { FrameGlyph } from './FrameGlyph.tsx';
import { isSingleKey } from './shortcuts/shortcut-switch.ts';
import { useFrameLinks } from './use-frame-links.ts';

/** Navigates to the search page with the typed text; "/" focuses the field from anywhere. */
export function QuickSearch() {
  const navigate = useNavigate();
  const [link] = useFrameLinks('search');
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSingleKey(event, '/') || !input.current?.checkVisibility()) return;
      event.preventDefault();
      input.current.select();
      input.current.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  if (!link) return <span className="bar-search" />;
  const submit = (data: FormData) => {
    const text = String(data.get('q') ?? '').trim();
    void navigate(text === '' ? link.to : `${link.to}?${new URLSearchParams({ q: text })}`);
  };

  return (
    <search className="bar-search">
      <form action={submit}>
        <label>
          <FrameGlyph name="search" size={17} />
          <input
            ref={input}
            type="search"
            name="q"
            placeholder={link.label}
            aria-label={link.label}
            aria-keyshortcuts="/"
            autoComplete="off"
          />
          <kbd>/</kbd>
        </label>
      </form>
    </search>
  );
}
