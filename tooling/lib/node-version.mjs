// Plain JavaScript without dependencies: it runs before anything is installed, on versions we do not support.
const NEEDED = [20, 19, 0];

/**
 * @param {string} version such as "20.19.0"
 * @returns {string | undefined} the message for a version that is too old
 */
export function unsupportedNode(version) {
  const parts = version.split('.').map(Number);
  for (const [index, needed] of NEEDED.entries()) {
    const actual = parts[index] ?? 0;
    if (actual > needed) return undefined;
    if (actual < needed) return `Tsugi needs Node ${NEEDED.join('.')} or newer; this is Node ${version}.`;
  }
  return undefined;
}

/** Ends the process with a clear message on an unsupported version. */
export function requireNode() {
  const message = unsupportedNode(process.versions.node);
  if (!message) return;
  console.error(message);
  process.exit(1);
}
