import { setTimeout as sleep } from 'node:timers/promises';
import { emulateNetwork } from './slow-network.mjs';

/** Milliseconds without work after which the browser is idle. */
const IDLE_MS = 250;
/** A busy machine lets it come to rest later. */
const IDLE_TIMEOUT_MS = 15_000;
/** Seconds of processor time, of which an idle browser takes now and then one tick of the system's clock. */
const TICK = 0.011;

/**
 * @typedef {object} PlainPage
 * @property {() => Promise<void>} becomesIdle returns when no process of the browser works, or after 15 s
 * @property {(factor: number) => Promise<unknown>} slowDown how many times slower the processor is
 * @property {(network: Network) => Promise<unknown>} slowNetwork for all requests of the page
 * @property {(url: string) => Promise<unknown>} goto returns when the load has begun
 * @property {(expression: string) => Promise<any>} evaluate its value, as JSON
 * @property {() => Promise<unknown>} close
 */

/** @typedef {import('./slow-network.mjs').Network} Network */

/**
 * Pages of a new profile as a user has them. Each window shows `from` first, a page of another site: the browser then renders the
 * page that is measured in a process of its own, as for a user who comes from somewhere. From `about:blank` only a page with
 * `Cross-Origin-Opener-Policy` has another process, for which its first paint waits.
 * Those of Playwright are attached to a debugger, for which the browser records
 * where each request, timer and error comes from, and parses the scripts again to find the lines: 150 to 300 ms of a
 * load on a slow processor, which no user waits for.
 * @param {import('playwright').Browser} browser
 * @param {{ from: string, width: number, height: number, script: string }} input `from`: URL; `script` runs before those of each
 *   document
 */
export async function newPlainProfile(browser, { from, width, height, script }) {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');

  /** @returns {Promise<PlainPage>} */
  const openPage = async () => {
    const { targetId } = await session.send('Target.createTarget', {
      url: from,
      browserContextId,
      newWindow: true,
      width,
      height,
    });
    const send = await attach(session, targetId);
    await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
    await send('Page.enable');
    await send('Page.addScriptToEvaluateOnNewDocument', { source: script });
    return {
      becomesIdle: () => becomesIdle(session),
      slowDown: (factor) => send('Emulation.setCPUThrottlingRate', { rate: factor }),
      slowNetwork: (network) => emulateNetwork(send, network),
      goto: (url) => send('Page.navigate', { url }),
      evaluate: async (expression) => {
        const { result } = await send('Runtime.evaluate', {
          expression,
          returnByValue: true,
          awaitPromise: true,
        });
        return result.value;
      },
      close: () => session.send('Target.closeTarget', { targetId }),
    };
  };

  return {
    openPage,
    close: async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}

/**
 * A new window loads pages of the browser itself (the suggestions of its address field): 600 ms of processor time in its first
 * second or two, which a load that begins meanwhile waits for, more or less.
 * @param {import('playwright').CDPSession} session of the browser
 */
async function becomesIdle(session) {
  const usedTime = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  let used = await usedTime();
  for (let waited = 0; waited < IDLE_TIMEOUT_MS; waited += IDLE_MS) {
    await sleep(IDLE_MS);
    const now = await usedTime();
    // Processes that ended meanwhile make the sum smaller.
    if (now >= used && now - used <= TICK) return;
    used = now;
  }
}

/**
 * Commands to one page, over the session of the browser: one of the page itself would be Playwright's.
 * @param {import('playwright').CDPSession} session @param {string} targetId
 */
async function attach(session, targetId) {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  /** @type {Map<number, (message: any) => void>} */
  const waiting = new Map();
  session.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const message = JSON.parse(event.message);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  let id = 0;
  return async (/** @type {string} */ method, /** @type {object} */ params = {}) => {
    id += 1;
    const response = new Promise((resolve) => waiting.set(id, resolve));
    await session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await response;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}
