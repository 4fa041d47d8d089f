// What the frame itself needs; it is part of the shell's initial file. Everything else is in ./components and the other entries.
export { AppLink, type AppLinkProps } from './app-link/AppLink.tsx';
export { Button, type ButtonProps } from './button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink.tsx';
export type { ButtonSize, ButtonVariant } from './button/button-look.ts';
export { Glyph, type GlyphProps } from './glyph/Glyph.tsx';
export { lazyPart } from './lazy-part/lazy-part.ts';
export { PageTitle, type PageTitleProps } from './page-title/PageTitle.tsx';
export { EmptyState, type EmptyStateProps } from './state/EmptyState.tsx';
export { type ToastOptions, toast } from './toast/toast.ts';
export { motionIsWelcome } from './util/motion.ts';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';

declare module 'react' {
  interface CSSProperties {
    /** A custom property: `--share`. */
    readonly [name: `--${string}`]: string | number | undefined;
  }
}
