import { malMediaFull } from '../../model/media/mal-media-full.query.ts';
import { parseMalKey } from '../../model/media/mal-params.ts';
import { pageRequest } from '../../model/page-request.ts';

export { MalPage as Component } from './MalPage.tsx';
export const { loader } = pageRequest(malMediaFull, ({ type, id }) => parseMalKey(type, id));
