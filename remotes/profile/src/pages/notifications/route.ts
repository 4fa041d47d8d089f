export { NotificationsPage as Component } from './NotificationsPage.tsx';
