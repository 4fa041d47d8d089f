import { firstRequest } from '../../../model/first-request.ts';
import { parseMediaKey } from '../../../model/media/media-params.ts';
import { mediaCharacters } from './media-characters.query.ts';

export { CharactersPage as Component } from './CharactersPage.tsx';
export const { loader } = firstRequest(mediaCharacters, ({ type, id }) => {
  const key = parseMediaKey(type, id);
  return key && { id: key.id, page: 1 };
});
