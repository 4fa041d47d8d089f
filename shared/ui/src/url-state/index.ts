// The state of a page that its URL keeps. Bundled into each remote that imports it.
export {
  type Codec,
  choice,
  flag,
  ids,
  integer,
  oneOf,
  type Spelling,
  text,
  texts,
  values,
  withDefault,
} from './codec.ts';
export { type ParamsCodec, paramsCodec } from './params-codec.ts';
export { stepOf, useLeadingState } from './use-leading-state.ts';
export { useTypedText } from './use-typed-text.ts';
export { useUrlState } from './use-url-state.ts';
