/**
 * In sessionStorage: the overrides of this tab. In localStorage: a mark that a tab of this browser has had any; without it
 * sessionStorage is not read.
 */
export const REMOTE_OVERRIDES = 'tsugi.remote-overrides';
