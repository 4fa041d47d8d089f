import { AppLink, type AppLinkProps } from '../app-link/AppLink.tsx';
import { classNames } from '../util/class-names.ts';
import classes from './TitleLink.module.css';
import { splitTitle } from './title-end.ts';

export interface TitleLinkProps extends Omit<AppLinkProps, 'title' | 'children'> {
  readonly title: string;
}

/** A title as a link, in two lines at most. The end of a long one that tells the parts of a series apart is never cut off. */
export function TitleLink({ title, className, ...props }: TitleLinkProps) {
  const parts = splitTitle(title);
  return (
    <AppLink
      {...props}
      className={classNames(classes.title, className)}
      title={title}
      data-split={parts ? '' : undefined}
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
