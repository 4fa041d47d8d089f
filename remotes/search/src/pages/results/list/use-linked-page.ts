import { useEffect, useState } from 'react';

/** The page here that a link in the text leads to, as a path from the product's root. The code that knows links comes when a text may have one. */
export function useLinkedPage(text: string): string | undefined {
  const [found, setFound] = useState<{ readonly text: string; readonly path: string }>();
  useEffect(() => {
    // What no host and path can be is no link.
    if (!/\w\.\w+\/./.test(text)) return;
    let isCurrent = true;
    import(/* webpackChunkName: "page-link" */ '@tsugi/ui/page-link').then(
      ({ linkedPage }) => {
        const page = linkedPage(text, document.baseURI);
        if (isCurrent && page) setFound({ text, path: page.path });
      },
      // Without the code it stays a text.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return found?.text === text ? found.path : undefined;
}
