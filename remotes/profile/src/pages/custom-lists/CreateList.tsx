import { textLength } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { Button } from '@tsugi/ui';
import { TextField } from '@tsugi/ui/components';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { nameProblem } from './arrange-sections.ts';
import classes from './CustomLists.module.css';
import { nameProblemText } from './name-problem-text.ts';

export interface CreateListProps {
  readonly customLists: readonly string[];
  readonly type: ListType;
  readonly isSaving: boolean;
  /** Resolves with false when it was not made. */
  readonly onCreate: (name: string) => Promise<boolean>;
}

/** A field for the name of a new list. */
export function CreateList({ customLists, type, isSaving, onCreate }: CreateListProps) {
  const [name, setName] = useState('');
  const problem = nameProblem(name, { customLists, type }, (text) => textLength(text, 'plain'));
  return (
    <form
      className={classes.create}
      onSubmit={async (event) => {
        event.preventDefault();
        if (problem === undefined && (await onCreate(name.trim()))) setName('');
      }}
    >
      <TextField
        label={t`New list`}
        placeholder={t`Name of the list`}
        value={name}
        onChange={setName}
        error={nameProblemText(problem)}
        autoComplete="off"
      />
      <Button
        type="submit"
        icon={<Plus size={17} aria-hidden="true" />}
        disabled={problem !== undefined}
        title={name.trim() === '' ? t`Type a name first` : undefined}
        busy={isSaving}
      >{t`Create list`}</Button>
    </form>
  );
}
