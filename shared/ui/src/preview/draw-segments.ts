import classes from '../segmented-control/SegmentedControl.module.css';
import { drawChoices } from './draw-choices.ts';

interface Segments {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly className?: string | undefined;
}

/** The plain twin of a small SegmentedControl; it only shows what is chosen. */
export function drawSegments({ className, ...choices }: Segments): HTMLElement {
  const { option, input } = classes;
  const group = drawChoices({
    ...choices,
    classes: { group: `${classes.group} ${className}`, option, input },
  });
  group.dataset.size = 'sm';
  return group;
}
