import { createServer } from 'node:http';

/**
 * @param {number} port 0 for any free one
 * @param {import('node:http').RequestListener} handler
 * @returns {Promise<{ port: number, url: string, close(): Promise<void> }>} rejects with a message that names a taken port
 */
export function listen(port, handler) {
  const server = createServer((request, response) => {
    try {
      void Promise.resolve(handler(request, response)).catch((error) => fail(response, error));
    } catch (error) {
      fail(response, error);
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE';
      reject(
        taken
          ? new Error(`Port ${port} is taken. Stop what listens there, or choose another PORT_BASE.`)
          : error,
      );
    });
    server.listen(port, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve({
        port: actual,
        url: `http://localhost:${actual}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/** @param {import('node:http').ServerResponse} response @param {unknown} error */
function fail(response, error) {
  console.error(error);
  if (!response.headersSent) response.writeHead(500);
  response.end();
}
