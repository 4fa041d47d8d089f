import { createRoot } from 'react-dom/client';
import '@tsugi/ui/styles.css';
import './frame/frame.css';
import './remotes/lend-components.ts';
import { StartFailure } from './pages/StartFailure.tsx';
import { start } from './start.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root"');

start().then(
  async ({ app, ready }) => {
    await ready;
    createRoot(container).render(app);
  },
  (cause: unknown) => createRoot(container).render(<StartFailure cause={cause} />),
);
