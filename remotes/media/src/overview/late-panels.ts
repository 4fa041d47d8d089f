// The panels below the fold, in one chunk.
export { Friends } from '../friends/Friends.tsx';
export { Recommendations } from '../recommendations/Recommendations.tsx';
export { Reviews } from '../reviews/Reviews.tsx';
export { Scores } from '../scores/Scores.tsx';
export { Themes } from '../themes/Themes.tsx';
