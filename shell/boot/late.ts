// Stands behind the frame in index.html: what nobody can need before the frame is there. The boot script before it is shorter, so that it
// arrives with the first segments of a connection.
import { bootResult } from '@tsugi/contract/boot-result';
import { markSignIns } from './mark-sign-in.ts';
import { replayPress } from './replay-press.ts';
import { watchStart } from './watch-start.ts';

const result = bootResult();
if (result) {
  markSignIns(result);
  addEventListener('beforeinstallprompt', (event) => {
    // Otherwise some browsers show an install banner of their own. The frame's lazy parts read the event.
    event.preventDefault();
    result.install = event;
  });
}
replayPress();
watchStart();
