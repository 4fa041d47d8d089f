import { transformMessages } from './transform.mjs';

/**
 * A loader that compiles the messages of a file.
 * @this {import('@rspack/core').LoaderContext<{ onMessages: (file: string, messages: readonly import('./transform.mjs').UsedMessage[]) => void }>}
 * @param {string} source
 */
export default function loadMessages(source, map) {
  /** @type {import('./transform.mjs').UsedMessage[]} */
  const messages = [];
  const result = transformMessages(source, this.resourcePath, {
    onMessage: (message) => messages.push(message),
  });
  this.getOptions().onMessages(this.resourcePath, messages);
  if (result) this.callback(null, result.code, result.map);
  else this.callback(null, source, map);
}
