/**
 * In sessionStorage: the overrides of this tab. In localStorage: a mark that some tab of this browser has had any, without which
 * nobody reads sessionStorage.
 */
export const REMOTE_OVERRIDES = 'tsugi.remote-overrides';
