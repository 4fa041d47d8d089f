import { t } from '@tsugi/i18n/macro';
import { retryWithBackoff } from '@tsugi/platform/retry';
import { SearchField } from '@tsugi/ui/components';
import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { UserComboboxProps } from './UserCombobox.tsx';

const loadCombobox = async () =>
  (await import(/* webpackChunkName: "user-combobox" */ './UserCombobox.tsx')).UserCombobox;

export interface AddUserProps {
  /** Trimmed and not empty. */
  readonly onAdd: (name: string) => void;
  /** No user is chosen yet: the suggestions load at once, else with the focus. */
  readonly isFirst: boolean;
  /** The names of those who are compared already. */
  readonly compared: readonly string[];
}

/** The box that adds users. Until the code of its suggestions is there it is a plain box, which keeps its text and its focus. */
export function AddUser({ onAdd, isFirst, compared }: AddUserProps) {
  const [text, setText] = useState('');
  const [hasFocus, setHasFocus] = useState(false);
  const [Combobox, setCombobox] = useState<ComponentType<UserComboboxProps>>();
  const frame = useRef<HTMLDivElement>(null);
  const isLoading = useRef(false);
  const add = (name: string) => {
    setText('');
    onAdd(name);
  };

  const load = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    void retryWithBackoff(loadCombobox).then((component) => setCombobox(() => component));
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    if (isFirst) loadFirst();
  }, [isFirst]);

  const takeFocus = useEffectEvent(() => {
    const input = frame.current?.querySelector('input');
    if (!hasFocus || !input) return;
    input.focus();
    input.setSelectionRange(text.length, text.length);
  });
  useLayoutEffect(() => {
    if (Combobox) takeFocus();
  }, [Combobox]);

  if (Combobox) {
    return (
      <div ref={frame}>
        <Combobox text={text} onText={setText} onAdd={add} autoFocus={hasFocus} compared={compared} />
      </div>
    );
  }
  return (
    <div ref={frame}>
      <SearchField
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        label={t`Find a user`}
        placeholder={t`Add a user`}
        value={text}
        onPointerEnter={load}
        onFocus={() => {
          setHasFocus(true);
          load();
        }}
        onBlur={() => setHasFocus(false)}
        onChange={setText}
        onKeyDown={(event) => {
          const name = text.trim();
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || name === '') return;
          event.preventDefault();
          add(name);
        }}
      />
    </div>
  );
}
