import type { DrawPreview, PreviewFiles } from '@tsugi/contract';

/** What a preview draws from. */
export interface Scene {
  /** Undefined when there is nothing to draw. */
  readonly data: unknown;
  /** An operation has read it at an earlier visit. */
  readonly isKept?: boolean;
}

/** Waits for the three things a preview needs: the renderer, its styles, the answer. */
export interface Stage {
  readonly draw: (draw: DrawPreview) => void;
  /** Resolves when the preview stands in the page or will never do. */
  readonly done: Promise<void>;
}

/** @param target where to draw */
export function openStage(
  files: PreviewFiles,
  manifestUrl: string,
  scene: Promise<Scene>,
  target: () => HTMLElement | null,
): Stage {
  // Without a renderer nobody looks at it; the page reports the failure itself.
  scene.catch(() => undefined);
  const styled = files.style ? addStyle(new URL(files.style, manifestUrl).href) : Promise.resolve();
  styled.catch(() => undefined);
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  addScript(new URL(files.script, manifestUrl).href, finish);
  return {
    done,
    draw(draw) {
      Promise.all([scene, styled])
        .then(([{ data, isKept }]) => {
          const place = target();
          // Once the shell has drawn the page, main has lost the mark that index.html gave it.
          if (data && place?.closest('[aria-busy]')) draw(place, data, new URL(location.href), isKept);
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
