import { createContext } from 'react';
import type { RemoteLoader } from './remote-loader.ts';

export const RemoteLoaderContext = createContext<RemoteLoader | undefined>(undefined);
