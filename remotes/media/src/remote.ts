import { remoteModuleOf } from '@tsugi/contract/route-table';
import { table } from './routes.ts';

export const { routes, preload, widgets } = remoteModuleOf('media', table);
