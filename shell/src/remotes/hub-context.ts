import { createContext } from 'react';
import type { RemoteHub } from './remote-hub.ts';

export const HubContext = createContext<RemoteHub | undefined>(undefined);
