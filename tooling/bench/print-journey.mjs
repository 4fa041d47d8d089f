const SERVICES = ['tracker', 'mal', 'themes', 'images'];

/** @param {{ step: string, counts: Record<string, number> }[]} steps */
export function printJourney(steps) {
  console.log('\nRequests of one journey, by service');
  console.log(`  ${'step'.padEnd(26)}${SERVICES.map((service) => service.padStart(10)).join('')}`);
  for (const { step, counts } of [...steps, total(steps)]) {
    const cells = SERVICES.map((service) => String(counts[service] ?? 0).padStart(10));
    console.log(`  ${step.padEnd(26)}${cells.join('')}`);
  }
}

/** @param {{ counts: Record<string, number> }[]} steps */
function total(steps) {
  const sum = (service) => steps.reduce((all, { counts }) => all + (counts[service] ?? 0), 0);
  return { step: 'in all', counts: Object.fromEntries(SERVICES.map((service) => [service, sum(service)])) };
}
