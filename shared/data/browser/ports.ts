const portBase = Number(process.env.PORT_BASE ?? 4500);

export const pageUrl = `http://localhost:${portBase}`;
export const sandboxUrl = `http://localhost:${portBase + 10}`;
export const ports = { page: portBase, sandbox: portBase + 10, base: portBase };
