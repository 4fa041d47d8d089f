import { provideFirstScreenSlots } from '@tsugi/ui/first-screen';
import { ActivityFeed } from '../activity/ActivityFeed.tsx';
import { AiringToday } from './AiringToday.tsx';
import { ContinueWatching } from './ContinueWatching.tsx';

provideFirstScreenSlots({
  'continue-watching': ContinueWatching,
  'airing-today': AiringToday,
  'activity-feed': ActivityFeed,
});
