import { t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';
import { saveSearch } from './saved-searches.ts';

/** Saves a search under a name, and says so, or that it lasts only as long as the page. */
export function saveAndTell(name: string, path: string): void {
  if (saveSearch(name, path)) toast({ tone: 'good', title: t`“${name}” is saved` });
  else
    toast({
      tone: 'warning',
      title: t`This device keeps nothing more`,
      body: t`“${name}” lasts as long as this page is open.`,
    });
}
