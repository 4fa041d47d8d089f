// Stands in for @tsugi/ui/progress in the build of first screens: the numbers, which nothing opens yet.
import classes from '../progress/ProgressField.module.css';
import { ProgressNumber } from '../progress/ProgressNumber.tsx';
import type { ProgressFieldProps } from '../progress/progress-field-props.ts';
import { classNames } from '../util/class-names.ts';

export function ProgressField(props: ProgressFieldProps) {
  const { layout = 'over-start', className } = props;
  return (
    <span className={classNames(classes.place, className)} data-layout={layout}>
      <ProgressNumber {...props} />
    </span>
  );
}
