/** The shell's own version. */
declare const __SHELL_VERSION__: string;
/** Version of each shared singleton by package name. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;
/** Whether this is a development build. Only the boot script knows. */
declare const __DEV__: boolean;
