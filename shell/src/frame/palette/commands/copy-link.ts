import type { Command } from '@tsugi/contract';
import { t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';
import { baseUrl } from '../../../base-url.ts';

/** Copies the link of a page, whichever remote it belongs to. @param path from the product's root, with its parameters @param title of the page */
export function copyLinkCommand(path: string, title: string): Command {
  const { href } = new URL(path.replace(/^\//, ''), baseUrl);
  return {
    id: 'copy-link',
    title: t`Copy link`,
    keywords: [t`share, address`],
    icon: 'M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5',
    action: {
      type: 'run',
      run: async () => {
        try {
          await navigator.clipboard.writeText(href);
          toast({ tone: 'good', title: t`The link is copied`, body: title });
        } catch {
          // Not allowed, or an insecure page: it can be copied by hand from here.
          toast({ tone: 'warning', title: t`The link could not be copied`, body: href });
        }
      },
    },
  };
}
