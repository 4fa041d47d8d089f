/** A mean or a difference of scores of 0 to 100, out of ten with two decimals: "8.43"; "N/A" without a score. */
export function averageLabel(average: number | null): string {
  return average === null ? 'N/A' : (average / 10).toFixed(2);
}
