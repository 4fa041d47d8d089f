import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** @typedef {{ name: string, ok: boolean, seconds: number }} StepResult */

/**
 * Runs one command and says how it ended.
 * @param {string} name
 * @param {string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] `quiet` holds the output back and prints it after a
 *   failure: for steps that run beside others
 * @returns {Promise<StepResult>}
 */
export function runStep(name, [file = '', ...args], { env = {}, quiet = false } = {}) {
  const started = performance.now();
  console.log(`${name} …`);
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: nodeOptions(), ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    const end = (ok, why) => {
      const seconds = (performance.now() - started) / 1000;
      if (!ok && output) console.error(output.trimEnd());
      console.log(`${name}: ${ok ? 'ok' : `failed (${why})`}, ${seconds.toFixed(1)} s`);
      resolve({ name, ok, seconds });
    };
    child.once('error', (error) => end(false, error.message));
    // Not `exit`: the last lines of the output may come after it.
    child.once('close', (code) => end(code === 0, code));
  });
}

/** Warnings about Node's own features would hide the messages of the steps. */
function nodeOptions() {
  return [process.env.NODE_OPTIONS, '--disable-warning=ExperimentalWarning'].filter(Boolean).join(' ');
}
