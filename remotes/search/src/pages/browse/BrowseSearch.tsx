import { t } from '@tsugi/i18n/macro';
import { useNavigate } from '@tsugi/router';
import { Button } from '@tsugi/ui';
import { SearchField } from '@tsugi/ui/components';
import { useState } from 'react';
import { searchLabel } from '../../model/header.ts';
import type { SearchType } from '../../model/values.ts';
import classes from './BrowseSearch.module.css';
import { textSearchPath } from './text-search-path.ts';

/** Leads to the search page with what was typed. */
export function BrowseSearch({ type }: { readonly type: SearchType }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const label = searchLabel(type);
  return (
    // biome-ignore lint/a11y/useSemanticElements: assistive technology has known the role longer than the element
    <form
      role="search"
      className={`flex gap-3 ${classes.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(textSearchPath(type, text));
      }}
    >
      <SearchField size="lg" label={label} placeholder={label} value={text} onChange={setText} />
      <Button type="submit" className={classes.submit}>
        {t({ message: 'Search', context: 'verb' })}
      </Button>
    </form>
  );
}
