import { remoteModuleOf } from '@tsugi/contract/contributions';
import { contributions } from './routes.ts';

export const { routes, preload, widgets, commands } = remoteModuleOf('media', contributions);
