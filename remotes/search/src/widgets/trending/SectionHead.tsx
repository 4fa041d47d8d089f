import { AppLink } from '@tsugi/ui';
import { ChevronRight } from 'lucide-react';
import classes from './SectionHead.module.css';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  /** The search that shows all of it. */
  readonly to: string;
}

/** A section's heading, which leads to the whole list. */
export function SectionHead({ id, title, to }: SectionHeadProps) {
  return (
    <h2 id={id} className={classes.head}>
      <AppLink to={to} className={classes.link}>
        {title}
        <ChevronRight size={20} aria-hidden="true" />
      </AppLink>
    </h2>
  );
}
