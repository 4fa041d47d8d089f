import { fileURLToPath } from 'node:url';
import { PortTakenError, startSandbox } from './server.ts';

const { PORT_BASE, SANDBOX_LIST, SANDBOX_LISTS, SANDBOX_REDIRECT, SANDBOX_CLIENT_IDS, SANDBOX_PICTURES } =
  process.env;

try {
  const sandbox = await startSandbox({
    portBase: wholeNumber('PORT_BASE', PORT_BASE, 4100),
    listLength: wholeNumber('SANDBOX_LIST', SANDBOX_LIST, 5_000),
    ...(SANDBOX_LISTS === undefined ? {} : { listLengths: wholeNumber('SANDBOX_LISTS', SANDBOX_LISTS, 0) }),
    pictureFolder: fileURLToPath(new URL('../../.cache/pictures', import.meta.url)),
    ...(SANDBOX_PICTURES === 'plain' ? { pictures: 'plain' } : {}),
    ...(SANDBOX_REDIRECT === undefined ? {} : { redirect: SANDBOX_REDIRECT }),
    ...(SANDBOX_CLIENT_IDS === undefined ? {} : { clientIds: SANDBOX_CLIENT_IDS.split(',') }),
  });
  console.log(`Sandbox: ${sandbox.url}`);
} catch (error) {
  if (!(error instanceof PortTakenError || error instanceof RangeError)) {
    throw error;
  }
  console.error(error.message);
  process.exit(1);
}

function wholeNumber(name: string, text: string | undefined, usual: number): number {
  const value = text === undefined || text === '' ? usual : Number(text);
  if (!Number.isInteger(value) || value < 0) {
    throw new RangeError(`${name} must be a whole number, not "${text}".`);
  }
  return value;
}
