import { KNOWN_WORDS } from './known-words.ts';

/** Characters of a sent text. */
export const MAX_TEXT = 200;
const MAX_READ = 1000;

/** Stands for whatever was left out. */
const GAP = '…';

/** Names of error classes: of the language, the DOM and the product. Any other is an Error. */
const CLASSES =
  /^(?:Aggregate|Eval|Range|Reference|Syntax|Type|URI|Abort|Constraint|Data|DataClone|Encoding|InvalidAccess|InvalidState|Network|NotAllowed|NotFound|NotReadable|NotSupported|Operation|QuotaExceeded|ReadOnly|Security|Timeout|TransactionInactive|Unknown|Version|Api|RemoteLoad|ChunkLoad)?Error$/;

/**
 * The message of an error as far as it can be sent. Only known words pass, so that nothing else does: no name, id, token, URL, query
 * string or text of a user. Besides words these pass: the HTTP status that a message ends with, the number of a React error, and the property that
 * an engine says it could not read. A property that is named as a person of this visit does not pass.
 * @param names of people that this visit has seen
 */
export function scrub(message: string, names: readonly string[] = []): string {
  const [line = ''] = message.slice(0, MAX_READ).split('\n');
  const seen = new Set(names.map((name) => name.toLowerCase()));
  const isSafe = (word: string) => KNOWN_WORDS.has(word) && !seen.has(word);
  const text = line.replace(
    PART,
    (whole, property?: string, number?: string, word?: string, mark?: string) => {
      if (property !== undefined) return seen.has(property.toLowerCase()) ? GAP : whole;
      if (number !== undefined || mark !== undefined) return whole;
      return word !== undefined && isSafe(word.toLowerCase()) ? whole : GAP;
    },
  );
  const short = text
    .replace(/…(?:[\s.,:;()…]*…)+/g, GAP)
    .replace(/\s+/g, ' ')
    .trim();
  return short.length <= MAX_TEXT ? short : `${short.slice(0, MAX_TEXT - 1).replace(/\S*$/, '')}${GAP}`;
}

/** The class of an error, where it is a known one. */
export function errorClass(error: Error): string {
  const { name } = error;
  return typeof name === 'string' && CLASSES.test(name) ? name : 'Error';
}

/** A URL; then as groups: a property, the number of a React error or an HTTP status, a word, a mark that may stand between words. */
const PART =
  /[A-Za-z][\w+.-]*:\/\/\S*|\((?:reading|setting) '([A-Za-z_$][\w$]{0,39})'\)|((?<=React error )#\d{1,3}\b|(?<=^|with |status )[45]\d\d$)|([\p{L}\p{M}\p{N}_$]+(?:'\p{L}+)?)|([\s.,:;()])|[\s\S]/gu;
