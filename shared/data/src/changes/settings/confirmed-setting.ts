/** Item of localStorage: when which setting of the account was confirmed last, for the other tabs. */
export const CONFIRMED_SETTING = 'tsugi:confirmed-setting';
