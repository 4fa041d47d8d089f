import { type HttpResponse, json } from '../http/message.ts';

const MIN_TEXT = 3;
const MAX_TEXT = 200;
const MAX_GENRES = 25;
const MAX_PAGE = 1000;

type Messages = Record<string, string[]>;

/** The refusal of a list whose parameters the service does not take; undefined when it takes them. */
export function invalid(query: URLSearchParams): HttpResponse | undefined {
  const messages: Messages = {};
  const refuse = (name: string, message: string): void => {
    messages[name] = [...(messages[name] ?? []), message];
  };
  const q = query.get('q') ?? '';
  // Characters, not UTF-16 units. An empty text is none.
  const { length } = [...q];
  if (length > 0 && length < MIN_TEXT) {
    refuse('q', `The q must be at least ${MIN_TEXT} characters.`);
  }
  if (length > MAX_TEXT) {
    refuse('q', `The q must not be greater than ${MAX_TEXT} characters.`);
  }
  for (const name of ['genres', 'genres_exclude']) {
    if ((query.get(name) ?? '').split(',').filter(Boolean).length > MAX_GENRES) {
      refuse(name, `The ${name.replace('_', ' ')} must not have more than ${MAX_GENRES} items.`);
    }
  }
  const page = query.get('page') ?? '1';
  if (!/^\d+$/.test(page)) {
    refuse('page', 'The page must be a number.');
  } else if (Number(page) < 1) {
    refuse('page', 'The page must be at least 1.');
  } else if (Number(page) > MAX_PAGE) {
    refuse('page', `The page must not be greater than ${MAX_PAGE}.`);
  }
  if (Object.keys(messages).length === 0) {
    return undefined;
  }
  return json(400, {
    status: 400,
    type: 'ValidationException',
    messages,
    error: 'Invalid or incomplete request. Make sure your request is correct. https://docs.api.jikan.moe/',
  });
}
