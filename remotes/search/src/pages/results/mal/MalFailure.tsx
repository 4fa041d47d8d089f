import { ButtonLink } from '@tsugi/ui';
import { FailureState, type FailureStateProps } from '@tsugi/ui/components';
import { type SearchParams, searchPath } from '../../../filters/params.ts';
import classes from './Mal.module.css';

interface MalFailureProps extends Pick<FailureStateProps, 'failure' | 'onRetry'> {
  /** The path of the page. */
  readonly path: string;
  readonly params: SearchParams;
}

/** The service did not respond: what happened, another attempt, and the same search with the tracker. */
export function MalFailure({ path, params, ...props }: MalFailureProps) {
  return (
    <div className={classes.failure}>
      <FailureState {...props} title="The MAL search could not be carried out" />
      <ButtonLink to={searchPath(path, { ...params, malSearch: false })} state={{ keepFocus: true }}>
        Search with the tracker instead
      </ButtonLink>
    </div>
  );
}
