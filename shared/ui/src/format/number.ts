const grouped = new Intl.NumberFormat('ja-JP');
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** 41204 to "41,204". */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

/** 182300 to "182.3K". */
export function formatCompact(value: number): string {
  return compact.format(value);
}
