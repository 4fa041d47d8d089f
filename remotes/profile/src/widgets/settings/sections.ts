// The sections of the settings that are about the account: one file, since who opens one often goes to the next.
export { AccountSection } from './AccountSection.tsx';
export { ListsSection } from './ListsSection.tsx';
export { NotificationsSection } from './NotificationsSection.tsx';
