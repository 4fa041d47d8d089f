// node floor-server.mjs <folder> <port>: serves a folder as a remote is served, in a process of its own like the product's
// servers. It ends with the process that forked it.
import { serveRemote } from '../serve/index.mjs';

const [, , dir = '', port = ''] = process.argv;
await serveRemote({ dir, port: Number(port) });
process.once('disconnect', () => process.exit());
process.send?.('ready');
