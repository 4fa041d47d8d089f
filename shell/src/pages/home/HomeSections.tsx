import type { HomeArea, HomeSection } from '@tsugi/contract';
import type { OwnedHomeSection } from '@tsugi/contract/routing';
import { FailureState, useMediaQuery, Widget } from '@tsugi/ui/components';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './HomeSections.module.css';
import { heightOf } from './height-of.ts';
import { LateSection } from './LateSection.tsx';
import { useHomeSections } from './use-home-sections.ts';

/** The sections that remotes contribute, in their areas. index.html has the same places as a template (home-templates.mjs). */
export function HomeSections({ audience }: Pick<HomeSection, 'audience'>) {
  const { sections, failure, retry } = useHomeSections(audience);
  // The feed stands left of the lists, and so before them in the document. The same width as in home-skeleton.css.
  const isWide = useMediaQuery('(min-width: 64em)', true);
  if (failure) return <FailureState failure={failure} onRetry={retry} />;

  const inArea = (area: HomeArea) =>
    sections
      .filter((section) => section.area === area)
      .map((section, index) => {
        // The order is that of the manifests, and sections have no other name.
        const key = `${section.remote}/${section.widget}/${index}`;
        return section.isLate ? (
          <LateSection key={key} section={section} />
        ) : (
          <SectionWidget key={key} section={section} />
        );
      });
  const [main, side] = [inArea('main'), inArea('side')];
  const columns = [
    <div key="main" className="home-feed">
      {main}
    </div>,
    <Aside key="side">{side}</Aside>,
  ];
  return (
    <>
      {inArea('top')}
      {main.length + side.length > 0 && (
        <div className="home-columns">{isWide ? columns : columns.toReversed()}</div>
      )}
    </>
  );
}

/** A section of the home page. Until its widget is there, a space of its height. */
function SectionWidget({ section }: { readonly section: OwnedHomeSection }) {
  const { remote, widget, props, skeleton } = section;
  const fallback = <div className={classes.space} style={heightOf(skeleton)} />;
  return <Widget remote={remote} name={widget} fallback={fallback} {...(props && { props })} />;
}

/** The narrow column. What is higher than the window sticks at its lower end (see home-skeleton.css). */
function Aside({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--aside-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className="home-aside">
      {children}
    </div>
  );
}
