/** In sessionStorage: this tab has started a login. The time in milliseconds, a space, and the `state` that the provider was given. */
export const SIGN_IN_MARK = 'tsugi.sign-in-started';
