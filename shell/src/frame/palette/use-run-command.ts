import type { CommandAction } from '@tsugi/contract';
import { isApiError } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { useNavigate } from '@tsugi/router';
import { toast } from '@tsugi/ui';
import { describeFailure } from '@tsugi/ui/failure';

/** Does what a command that needs no further step says. What fails is a message. */
export function useRunCommand(): (action: CommandAction) => void {
  const navigate = useNavigate();
  return (action) => {
    if (action.type === 'open') {
      if (action.to.startsWith('/')) void navigate(action.to);
      else window.open(action.to, '_blank', 'noopener,noreferrer');
    }
    if (action.type === 'run') void attempt(action.run);
  };
}

async function attempt(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (cause) {
    toast({
      tone: 'error',
      title: t`That did not work. Please try again.`,
      ...(isApiError(cause) ? { body: describeFailure(cause).text } : {}),
    });
  }
}
