/** Client ids that are registered with the sandbox: one for the demo host, one for every other host. */
export const CLIENT_IDS: readonly string[] = ['1001', '1002'];
