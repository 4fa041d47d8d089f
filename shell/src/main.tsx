import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '@tsugi/ui/styles.css';
import './frame/frame.css';
import './remotes/provided-components.ts';
import { StartFailure } from './pages/StartFailure.tsx';
import { start } from './start.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root"');
const root = createRoot(container);

/**
 * What was drawn early stands there already. As a transition, the rendering that replaces it lets the browser paint its
 * pictures and answer to the reader in between, where it would otherwise be one long task.
 */
function show(content: ReactNode): void {
  startTransition(() => root.render(content));
}

start().then(
  async ({ app, ready }) => {
    await ready;
    show(app);
  },
  (cause: unknown) => show(<StartFailure cause={cause} />),
);
