/** How long a page may take to name itself before it is announced by what its card calls it, in milliseconds. */
const PATIENCE_MS = 800;

/**
 * Waits for a new page's title and tells it once. Most pages have set it already; one that is still loading is given a
 * stand-in, so that the title of the page before does not stay.
 * @param before the title of the page before
 * @returns ends the wait
 */
export function whenTitled(
  before: string,
  standIn: () => Promise<string | undefined>,
  tell: (title: string) => void,
): () => void {
  let isOver = false;
  let standInTitle: string | undefined;
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
  const finish = () => {
    end();
    tell(document.title);
  };
  const look = () => {
    if (document.title !== before && document.title !== standInTitle) finish();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  const timer = setTimeout(finish, PATIENCE_MS);
  // The page sets its title in an effect of the same commit; the next frame sees it.
  const frame = requestAnimationFrame(() => {
    look();
    if (isOver) return;
    void standIn().then((title) => {
      if (isOver || title === undefined || document.title !== before) return;
      standInTitle = title;
      document.title = title;
    });
  });
  return end;
}
