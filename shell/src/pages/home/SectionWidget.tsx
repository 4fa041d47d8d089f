import type { OwnedHomeSection } from '@tsugi/contract/routing';
import { Widget } from '@tsugi/ui/components';
import type { CSSProperties } from 'react';
import classes from './SectionWidget.module.css';

interface SectionWidgetProps {
  readonly section: OwnedHomeSection;
}

/** A section of the home page. Until its widget is there, a space of its height. */
export function SectionWidget({ section: { remote, widget, props, skeleton } }: SectionWidgetProps) {
  const [phone, desk] = skeleton.height;
  // The DOM library knows no custom properties.
  const height = { '--height-phone': `${phone}px`, '--height-desk': `${desk}px` } as CSSProperties;
  const fallback = <div className={classes.space} style={height} />;
  return <Widget remote={remote} name={widget} fallback={fallback} {...(props && { props })} />;
}
