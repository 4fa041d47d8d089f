import { forgetAiringsAtLogout } from './noted-airings.ts';

export { AiringToday } from './AiringToday.tsx';
export { ContinueWatching } from './ContinueWatching.tsx';

forgetAiringsAtLogout();
