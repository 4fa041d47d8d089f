const LABELS: Readonly<Record<string, string>> = { CN: 'China', TW: 'Taiwan', KR: 'South Korea' };

/** The name of a country of origin (ISO 3166 alpha-2); whatever is not listed is Japan. */
export function countryLabel(code: string | null | undefined): string {
  return LABELS[code ?? ''] ?? 'Japan';
}
