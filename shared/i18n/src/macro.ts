import type * as core from '@lingui/core/macro';
import type * as react from '@lingui/react/macro';

/**
 * How texts are written: in English, where they are shown. The build replaces each use by a compiled message
 * (`tooling/messages/transform.mjs`), and `npm run messages` collects them for translators. What stands here runs only in tools that load
 * sources without the build, such as the one that reads routes: it gives the English text.
 */
type Core = typeof core;
type React = typeof react;

const text = (input: unknown, values: readonly unknown[]): string =>
  Array.isArray(input)
    ? String.raw({ raw: input }, ...values)
    : // A descriptor is the only other argument.
      String((input as { message?: string }).message);

// One signature stands for the overloads of the library.
export const t = ((input: unknown, ...values: unknown[]) => text(input, values)) as Core['t'];
// As above.
export const msg = ((input: unknown, ...values: unknown[]) => ({
  message: text(input, values),
})) as unknown as Core['msg'];

const isBuildOnly = (): never => {
  throw new Error('This macro of @tsugi/i18n needs the build');
};
export const plural: Core['plural'] = isBuildOnly;
export const select: Core['select'] = isBuildOnly;
export const selectOrdinal: Core['selectOrdinal'] = isBuildOnly;
export const Trans: React['Trans'] = isBuildOnly;
export const Plural: React['Plural'] = isBuildOnly;
export const Select: React['Select'] = isBuildOnly;
