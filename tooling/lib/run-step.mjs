import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs one command with its output shown.
 * @param {string} name
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} whether it ended well
 */
export function runStep(name, [file = '', ...args], env = {}) {
  const started = performance.now();
  console.log(`\n${name} …`);
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: nodeOptions(), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('exit', (code) => {
      console.log(
        `${name}: ${code === 0 ? 'ok' : `failed (${code})`}, ${((performance.now() - started) / 1000).toFixed(1)} s`,
      );
      resolve(code === 0);
    });
  });
}

/** Warnings about Node's own features would drown what matters. */
function nodeOptions() {
  return [process.env.NODE_OPTIONS, '--disable-warning=ExperimentalWarning'].filter(Boolean).join(' ');
}
