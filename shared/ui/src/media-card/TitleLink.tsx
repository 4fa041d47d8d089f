import { AppLink, type AppLinkProps } from '../app-link/AppLink.tsx';
import { classNames } from '../util/class-names.ts';
import classes from './TitleLink.module.css';
import { splitTitle } from './title-end.ts';

export interface TitleLinkProps extends Omit<AppLinkProps, 'title' | 'children'> {
  readonly title: string;
  /** One line in place of two. */
  readonly oneLine?: boolean;
}

/** A title as a link, in two lines at most. The end of a long one that tells the parts of a series apart is never cut off. */
export function TitleLink({ title, oneLine = false, className, ...props }: TitleLinkProps) {
  // How much of it fits into one line depends on the row.
  const parts = splitTitle(title, oneLine ? 0 : undefined);
  return (
    <AppLink
      {...props}
      className={classNames('two-lines', classes.title, className)}
      title={title}
      data-split={parts ? '' : undefined}
      data-one-line={oneLine ? '' : undefined}
    >
      {parts ? (
        <>
          <span>{parts[0]}</span> <span>{parts[1]}</span>
        </>
      ) : (
        title
      )}
    </AppLink>
  );
}
