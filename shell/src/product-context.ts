import { createContext } from 'react';
import type { AppConfig } from './config/app-config.ts';

/** Names of the product and of the provider that users sign in with. */
export const ProductContext = createContext<AppConfig['product']>({
  name: '',
  shortName: '',
  providerName: '',
});
