// Text with simple marks, which needs no Markdown code. Bundled into each remote that imports it.
export { SimpleText, type SimpleTextProps } from './SimpleText.tsx';
export { type SimpleParagraph, simpleText } from './simple-text.ts';
export { UnparsedText, type UnparsedTextProps } from './UnparsedText.tsx';
