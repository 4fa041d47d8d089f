/** After this a page is announced by the title of its manifest, in milliseconds. */
const TITLE_TIMEOUT_MS = 800;

/**
 * Waits for a new page's title and announces it once. A page that is still loading gets a stand-in, which replaces the
 * title of the previous page.
 * @param before the title of the previous page
 * @returns ends the wait
 */
export function whenTitled(
  before: string,
  standIn: () => Promise<string | undefined>,
  announce: (title: string) => void,
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
    announce(document.title);
  };
  const look = () => {
    if (document.title !== before && document.title !== standInTitle) finish();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  const timer = setTimeout(finish, TITLE_TIMEOUT_MS);
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
