import { parseMediaKey } from '../../../model/media/media-params.ts';
import { pageRequest } from '../../../model/page-request.ts';
import { mediaCharacters } from './media-characters.query.ts';

export { CharactersPage as Component } from './CharactersPage.tsx';
export const { loader } = pageRequest(mediaCharacters, ({ type, id }) => {
  const key = parseMediaKey(type, id);
  return key && { id: key.id, page: 1 };
});
