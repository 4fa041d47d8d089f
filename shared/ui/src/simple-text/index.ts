// Texts of users without the Markdown code. Bundled into each remote that imports it.
export { simpleText } from './simple-text.ts';
export { countryLanguage, scriptLanguage, titleLanguage } from './text-language.ts';
export { UserText, type UserTextProps } from './UserText.tsx';
