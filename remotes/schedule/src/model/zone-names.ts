/** "New York" of "America/New_York". */
export function zoneCity(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** "New York, America"; "UTC". */
export function zoneText(zone: string): string {
  const [region, ...places] = zone.replaceAll('_', ' ').split('/');
  return places.length > 0 ? `${places.toReversed().join(', ')}, ${region}` : zone;
}

/** Zones of which the name or the offset contains all words: "york", "+9", "america new". */
export function matchingZones<Z extends { readonly name: string; readonly offset: string }>(
  zones: readonly Z[],
  text: string,
): readonly Z[] {
  const words = text
    .toLowerCase()
    .replaceAll('-', '−')
    .split(/[\s,/_]+/)
    .filter(Boolean);
  return zones.filter(({ name, offset }) => {
    const own = `${name} ${offset}`.toLowerCase().replaceAll('_', ' ').replaceAll('-', '−');
    return words.every((word) => own.includes(word));
  });
}
