import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { root } from './paths.mjs';

/** A step in the background has a quarter of the processor's time while others want it, and all that they leave. */
const BACKGROUND = 5;

/**
 * Runs one command and says how it ended.
 * @param {string} name
 * @param {string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, inBackground?: boolean }} [options] `quiet` holds the output back and
 *   prints it after a failure: for steps that run beside others. `inBackground` gives way to these.
 * @returns {Promise<{ ok: boolean }>}
 */
export function runStep(name, [file = '', ...args], { env = {}, quiet = false, inBackground = false } = {}) {
  const started = performance.now();
  console.log(`${name} …`);
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: nodeOptions(), ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  // What it starts itself has its priority.
  if (inBackground && child.pid !== undefined) setPriority(child.pid, BACKGROUND);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    const end = (ok, why) => {
      const seconds = (performance.now() - started) / 1000;
      if (!ok && output) console.error(output.trimEnd());
      console.log(`${name}: ${ok ? 'ok' : `failed (${why})`}, ${seconds.toFixed(1)} s`);
      resolve({ ok });
    };
    child.once('error', (error) => end(false, error.message));
    // Not `exit`: the last lines of the output may come after it.
    child.once('close', (code) => end(code === 0, code));
  });
}

/**
 * Warnings about Node's own features would hide the messages of the steps. Tests make many objects that live for one test:
 * with 64 MB for new objects they are dead before a collection copies them (a tenth of the processor time of unit tests).
 */
function nodeOptions() {
  const own = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=64'];
  return [...own, process.env.NODE_OPTIONS].filter(Boolean).join(' ');
}
