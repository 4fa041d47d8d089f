export { loadUser as loader } from './load-user.ts';
export { UserPage as Component } from './UserPage.tsx';
