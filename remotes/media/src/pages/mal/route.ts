import { firstRequest } from '../../model/first-request.ts';
import { malMediaFull } from '../../model/media/mal-media-full.query.ts';
import { parseMalKey } from '../../model/media/mal-params.ts';

export { MalPage as Component } from './MalPage.tsx';
export const { loader } = firstRequest(malMediaFull, ({ type, id }) => parseMalKey(type, id));
