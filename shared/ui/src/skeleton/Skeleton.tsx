import { classNames } from '../util/class-names.ts';
import classes from './Skeleton.module.css';

export interface SkeletonProps {
  /** Pixels, or any CSS length. Default: as wide as the container. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly radius?: number | string;
  readonly className?: string | undefined;
}

/** A placeholder of the size of what is to come. Hidden from assistive technology: the region says that it is busy. */
export function Skeleton({ width, height, radius = 6, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(classes.skeleton, className)}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
    />
  );
}
