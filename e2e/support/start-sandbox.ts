import { startSandboxProcess } from '@tsugi/tooling/serve';
import { portBase } from './ports.ts';

/** One sandbox for all journeys; each begins with its reset. */
export default async function startSandbox(): Promise<() => void> {
  const sandbox = await startSandboxProcess(portBase);
  return () => sandbox.close();
}
