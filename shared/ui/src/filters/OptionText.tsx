import classes from './Filters.module.css';
import type { FilterOption } from './filter-option.ts';

/** The icon, the label and the note of an option. */
export function OptionText({ option }: { readonly option: FilterOption<string | number> }) {
  return (
    <>
      {option.icon}
      <span className={classes.label} lang={option.lang}>
        {option.label}
      </span>
      {option.note !== undefined && <span className={`fine ${classes.note}`}>{option.note}</span>}
    </>
  );
}
