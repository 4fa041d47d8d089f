import type { DrawPreview, PreviewFiles } from '@tsugi/contract';

/** Waits for the three things a preview needs: the renderer, its styles, the answer. */
export interface Stage {
  readonly draw: (draw: DrawPreview) => void;
  /** Resolves when the preview stands in the page or will never do. */
  readonly done: Promise<void>;
}

/**
 * @param data what the tracker answered under `data`, or what was kept of it; undefined when there is nothing to draw
 * @param target where to draw
 */
export function openStage(
  files: PreviewFiles,
  cardUrl: string,
  data: Promise<unknown>,
  target: () => HTMLElement | null,
): Stage {
  // Without a renderer nobody looks at it; the page reports the failure itself.
  data.catch(() => undefined);
  const styled = files.style ? addStyle(new URL(files.style, cardUrl).href) : Promise.resolve();
  styled.catch(() => undefined);
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  addScript(new URL(files.script, cardUrl).href, finish);
  return {
    done,
    draw(draw) {
      Promise.all([data, styled])
        .then(([known]) => {
          const place = target();
          // Once the shell has drawn the page, main has lost the mark that index.html gave it.
          if (known && place?.closest('[aria-busy]')) draw(place, known, new URL(location.href));
        })
        // A preview that cannot be drawn is only missed: the page itself tells what went wrong.
        .catch(() => undefined)
        .then(finish);
    },
  };
}

function addScript(src: string, onError: () => void): void {
  const script = document.createElement('script');
  script.onerror = onError;
  script.src = src;
  script.crossOrigin = 'anonymous';
  document.head.append(script);
}

function addStyle(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.crossOrigin = 'anonymous';
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}
