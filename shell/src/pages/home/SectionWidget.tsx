import type { OwnedHomeSection } from '@tsugi/contract/routing';
import { Widget } from '@tsugi/ui/components';
import classes from './SectionWidget.module.css';

interface SectionWidgetProps {
  readonly section: OwnedHomeSection;
}

/** A section of the home page. Until its widget is there, a space of its height. */
export function SectionWidget({ section: { remote, widget, props, skeleton } }: SectionWidgetProps) {
  const [phone, desk] = skeleton.height;
  const height = { '--height-phone': `${phone}px`, '--height-desk': `${desk}px` };
  const fallback = <div className={classes.space} style={height} />;
  return <Widget remote={remote} name={widget} fallback={fallback} {...(props && { props })} />;
}
