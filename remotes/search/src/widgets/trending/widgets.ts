export { SeasonRow } from './SeasonRow.tsx';
export { TrendingRow } from './TrendingRow.tsx';
