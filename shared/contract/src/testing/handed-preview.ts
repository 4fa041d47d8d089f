import type { DrawPreview } from '../remote-manifest.ts';

/**
 * The drawing that a preview's script hands over when it runs.
 * @param load imports the script; it runs anew at each call
 * @throws when the script hands over nothing
 */
export async function handedPreview(load: () => Promise<unknown>): Promise<DrawPreview> {
  let handed: DrawPreview | undefined;
  window.__tsugi = {
    preview: (draw) => {
      handed = draw;
    },
  };
  await jest.isolateModulesAsync(async () => {
    await load();
  });
  if (!handed) throw new Error('The preview has handed over nothing');
  return handed;
}
