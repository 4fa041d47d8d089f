/** In sessionStorage: this tab has started a login. */
export const SIGN_IN_MARK = 'tsugi.sign-in-started';
