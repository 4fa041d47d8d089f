/** The shell's own version. */
declare const __SHELL_VERSION__: string;
/** Whether this is a development build. Defined for the boot script only. */
declare const __DEV__: boolean;
