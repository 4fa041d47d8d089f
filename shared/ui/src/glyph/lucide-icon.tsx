// Stands in for lucide-react's way to make a component of an icon in all builds: that one is larger than the icons of a page,
// would stand in each file that has one, and renders two components and a context for each.
import type { ComponentType } from 'react';

interface Icon {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

type IconProps = Readonly<Record<string, unknown>> & {
  readonly size?: number | string;
  readonly className?: string;
};

/** The same markup as lucide-react's own. */
// biome-ignore lint/style/noDefaultExport: the module that it stands in for has one
export default function createLucideIcon({ name, node }: Icon): ComponentType<IconProps> {
  return ({ size = 24, className, ...rest }: IconProps) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caller names it or hides it
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={'aria-label' in rest ? undefined : true}
      {...rest}
      className={['lucide', `lucide-${name}`, className].filter(Boolean).join(' ')}
    >
      {node.map(([Tag, { key, ...attributes }]) => (
        <Tag key={key} {...attributes} />
      ))}
    </svg>
  );
}
