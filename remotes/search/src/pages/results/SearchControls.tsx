import { t } from '@tsugi/i18n/macro';
import { SearchField, Switch } from '@tsugi/ui/components';
import { useTypedText } from '@tsugi/ui/url-state';
import { searchLabel } from '../../model/header.ts';
import type { EngineName, SearchType } from '../../model/values.ts';
import { KindSwitch, type SearchKind } from '../../switch/KindSwitch.tsx';
import classes from './SearchControls.module.css';

/** A pause this long in typing starts the search. */
export const TYPING_PAUSE_MS = 300;

interface SearchControlsProps {
  readonly type: SearchType;
  readonly q: string;
  readonly engine: EngineName;
  readonly onTypeChange: (type: SearchKind) => void;
  readonly onEngineChange: (engine: EngineName) => void;
  readonly onSearch: (q: string) => void;
}

/** What is searched, and for which text. */
export function SearchControls(props: SearchControlsProps) {
  const { type, q, engine, onTypeChange, onEngineChange, onSearch } = props;
  const [text, setText, flush] = useTypedText(q, onSearch, TYPING_PAUSE_MS);
  return (
    // biome-ignore lint/a11y/useSemanticElements: assistive technology has known the role longer than the element
    <form
      role="search"
      className={`row gap-3 ${classes.controls}`}
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <KindSwitch kind={type} onChange={onTypeChange} />
      <SearchField
        className={classes.field}
        size="lg"
        label={searchLabel(type)}
        placeholder={searchLabel(type)}
        value={text}
        onChange={setText}
      />
      <Switch
        className={classes.engine}
        label={t`Search MAL`}
        checked={engine === 'mal'}
        disabled={type === 'media'}
        title={type === 'media' ? t`MAL searches anime or manga, not both at once` : undefined}
        onChange={(isOn) => onEngineChange(isOn ? 'mal' : 'tracker')}
      />
    </form>
  );
}
