import { firstRequest } from '../../model/first-request.ts';
import { mediaDetail } from '../../model/media/media-detail.query.ts';
import { parseMediaKey } from '../../model/media/media-params.ts';

export { MediaPage as Component } from './MediaPage.tsx';
export const { loader, preload } = firstRequest(mediaDetail, ({ type, id }) => parseMediaKey(type, id));
