/** The journeys have a range of their own, so that they run beside `npm start`. */
export const portBase = Number(process.env.E2E_PORT_BASE ?? 4700);

export const sandboxUrl = `http://localhost:${portBase + 10}`;
