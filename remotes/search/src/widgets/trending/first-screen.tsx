import { provideFirstScreenSlots } from '@tsugi/ui/first-screen';
import { SeasonRow } from './SeasonRow.tsx';
import { TrendingRow } from './TrendingRow.tsx';

provideFirstScreenSlots({ 'trending-row': TrendingRow, 'season-row': SeasonRow });
