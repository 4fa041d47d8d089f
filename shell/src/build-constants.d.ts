/** The shell's own version. */
declare const __SHELL_VERSION__: string;
/** Whether this is a development build. Only the boot script knows. */
declare const __DEV__: boolean;
