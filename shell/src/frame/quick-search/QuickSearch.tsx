import { useNavigate } from '@tsugi/router';
import { lazyPart } from '@tsugi/ui';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { FrameGlyph } from '../links/FrameGlyph.tsx';
import { useFrameLinks } from '../links/use-frame-links.ts';
import { isSingleKey } from '../shortcuts/shortcut-switch.ts';
import type { SuggestionKey } from './Suggestions.tsx';

const loadSuggestions = () => import(/* webpackChunkName: "bar-search" */ './Suggestions.tsx');
const Suggestions = lazyPart(async () => (await loadSuggestions()).Suggestions);

const LIST_ID = 'bar-search-list';

/**
 * A combobox: media that fit the typed text, and the search page for all of them. "/" focuses the field from anywhere. The
 * list's code is loaded with the first focus.
 */
export function QuickSearch() {
  const navigate = useNavigate();
  const [link] = useFrameLinks('search');
  const input = useRef<HTMLInputElement>(null);
  const onSuggestionKey = useRef<SuggestionKey>(undefined);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!isSingleKey(event, '/') || !input.current?.checkVisibility()) return;
      event.preventDefault();
      input.current.select();
      input.current.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  if (!link) return <span className="bar-search" />;
  const wanted = text.trim();
  const allTo = wanted === '' ? link.to : `${link.to}?${new URLSearchParams({ q: wanted })}`;
  const shows = isOpen && wanted !== '';

  const close = () => {
    setIsOpen(false);
    setActiveId(undefined);
  };
  const go = (to: string) => {
    close();
    setText('');
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && shows) {
      // The first Escape closes the list, the next one empties the field.
      event.preventDefault();
      close();
    } else if (shows && onSuggestionKey.current?.(event.key)) {
      event.preventDefault();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setIsOpen(true);
    }
  };

  return (
    <search className="bar-search" onBlur={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go(allTo);
        }}
      >
        <label>
          <FrameGlyph name="search" size={17} />
          <input
            ref={input}
            type="search"
            name="q"
            role="combobox"
            placeholder={link.label}
            aria-label={link.label}
            aria-keyshortcuts="/"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={shows}
            aria-controls={shows ? LIST_ID : undefined}
            aria-activedescendant={shows ? activeId : undefined}
            autoComplete="off"
            value={text}
            // A head start; typing shows the list, or waits for its file.
            onFocus={() => void loadSuggestions().catch(() => undefined)}
            onChange={(event) => {
              setText(event.target.value);
              setActiveId(undefined);
              setIsOpen(true);
            }}
            onClick={() => setIsOpen(true)}
            onKeyDown={onKeyDown}
          />
          <kbd>/</kbd>
        </label>
      </form>
      {shows && (
        <Suspense>
          <Suggestions
            id={LIST_ID}
            text={wanted}
            allTo={allTo}
            keys={onSuggestionKey}
            activeId={activeId}
            onActive={setActiveId}
            onChoose={go}
          />
        </Suspense>
      )}
    </search>
  );
}
