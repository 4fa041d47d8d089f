import type { DrawPreview, PreviewFiles } from '@tsugi/contract';

/** Waits for the three things a preview needs: the renderer, its styles, the answer. */
export interface Stage {
  readonly draw: (draw: DrawPreview) => void;
  /** Resolves when the preview stands in the page or will never do. */
  readonly done: Promise<void>;
}

/** @param answer shared with the shell, so what is read here is a copy */
export function openStage(files: PreviewFiles, cardUrl: string, answer: Promise<Response>): Stage {
  const copy = answer.then((response) => response.clone());
  // Without a renderer nobody looks at it; the page reports the failure itself.
  copy.catch(() => undefined);
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
      Promise.all([copy, styled])
        .then(async ([response]) => {
          const { data } = await response.json();
          const main = document.getElementById('main');
          // Once the shell has drawn the page, main has lost the mark that index.html gave it.
          if (response.ok && data && main?.ariaBusy === 'true') draw(main, data, new URL(location.href));
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
