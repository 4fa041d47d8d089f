import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalRecord } from './records.ts';

/** Measures this visit. A metric is reported when it is final: some of them only when the page is hidden. */
export function measureWebVitals(
  report: (vital: Pick<VitalRecord, 'name' | 'value' | 'rating' | 'navigation'>) => void,
): void {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value, rating, navigationType }) => {
      report({ name, value: Math.round(value * 1000) / 1000, rating, navigation: navigationType });
    });
  }
}
