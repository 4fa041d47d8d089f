import { mediaDetail } from '../../model/media/media-detail.query.ts';
import { parseMediaKey } from '../../model/media/media-params.ts';
import { pageRequest } from '../../model/page-request.ts';

export { MediaPage as Component } from './MediaPage.tsx';
export const { loader, preload } = pageRequest(mediaDetail, ({ type, id }) => parseMediaKey(type, id));
