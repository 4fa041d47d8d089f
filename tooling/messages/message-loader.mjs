import { transformMessages } from './transform.mjs';

/**
 * A loader that compiles the messages of a file.
 * @this {import('@rspack/core').LoaderContext<{ translate?: (message: import('./transform.mjs').UsedMessage) => string | undefined }>}
 * @param {string} source
 */
export default function loadMessages(source, map) {
  const result = transformMessages(source, this.resourcePath, this.getOptions());
  if (result) this.callback(null, result.code, result.map);
  else this.callback(null, source, map);
}
