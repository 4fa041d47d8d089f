import { currentLanguage, format } from '@tsugi/i18n';
import type { RemoteManifest } from '../remote-manifest.ts';

/**
 * A title or a label of a manifest in the language of the page: from the manifest, or from the catalogue of the page, which has those of
 * embedded manifests; else English.
 * @param manifest as parsed
 */
export function manifestText(manifest: unknown, english: string): string {
  // Of anything that is no object, there is no such member; what it holds is looked at.
  const { texts } = Object(manifest) as Pick<RemoteManifest, 'texts'>;
  const own: unknown = texts?.[currentLanguage()]?.[english];
  return typeof own === 'string' ? own : format(english);
}
