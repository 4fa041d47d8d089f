import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Runs the sandbox in a process of its own: it is busy at times and must not slow the page servers.
 * @param {number} portBase
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ close(): Promise<void> }>} when it accepts requests; rejects with its output when it cannot start
 */
export function startSandboxProcess(portBase, env = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'sandbox/src/main.ts')], {
    cwd: root,
    env: { ...process.env, ...env, PORT_BASE: String(portBase) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      child.kill();
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk) => {
      said += chunk;
      // Another sandbox may listen on this port: only this line says that ours does.
      if (said.includes('Sandbox: http')) resolve({ close: () => end(child) });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The sandbox ended (${code}).\n${said.trim()}`)));
  });
}

/** Resolves when the process has ended, and its port is free again. @param {import('node:child_process').ChildProcess} child */
function end(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
    child.kill();
  });
}
