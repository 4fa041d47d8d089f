import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '@tsugi/ui/styles.css';
import './frame/frame.css';
import './remotes/provided-components.ts';
import { start } from './start.tsx';

// index.html has it.
const root = createRoot(document.getElementById('root') as HTMLElement);

/**
 * The first screen stands there already. As a transition, the rendering that replaces it lets the browser paint its
 * pictures and handle input in between, where it would otherwise be one long task.
 */
function show(content: ReactNode): void {
  startTransition(() => root.render(content));
}

start().then(
  async ({ app, ready }) => {
    await ready;
    show(app);
  },
  async (cause: unknown) => {
    // Hardly ever needed, so it is not part of the first file.
    const { StartFailure } = await import(/* webpackChunkName: "start-failure" */ './pages/StartFailure.tsx');
    show(<StartFailure cause={cause} />);
  },
);
