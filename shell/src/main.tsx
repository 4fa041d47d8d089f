import { textsArrived } from '@tsugi/i18n';
import { nextTask } from '@tsugi/platform/next-task';
import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '@tsugi/ui/styles.css';
import './frame/frame.css';
import './remotes/provided-components.ts';
import { start } from './start.tsx';

// index.html contains it.
const root = createRoot(document.getElementById('root') as HTMLElement);

/**
 * A transition splits the rendering that replaces the first screen, so that the browser can paint and handle input in
 * between.
 */
async function show(content: ReactNode): Promise<void> {
  await textsArrived();
  startTransition(() => root.render(content));
}

// Evaluating the modules and starting take a task each.
nextTask()
  .then(start)
  .then(
    async ({ app, ready }) => {
      await ready;
      await show(app);
    },
    async (cause: unknown) => {
      // Rarely needed: not part of the initial file.
      const { StartFailure } = await import(
        /* webpackChunkName: "start-failure" */ './pages/StartFailure.tsx'
      );
      await show(<StartFailure cause={cause} />);
    },
  );
