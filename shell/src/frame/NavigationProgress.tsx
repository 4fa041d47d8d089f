import { useNavigation } from '@tsugi/router';

/** A thin line while a navigation takes noticeably long. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div className="progress" role="progressbar" aria-label="Loading the page" />
  );
}
