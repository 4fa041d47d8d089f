import { t } from '@tsugi/i18n/macro';
import { type Ref, useId, useState } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Glyph } from '../glyph/Glyph.tsx';
import { toast } from '../toast/toast.ts';
import classes from './ShareButton.module.css';
import { shareLink, shareUrl } from './share-link.ts';
import type { SharePicture } from './share-picture.ts';

export interface ShareButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** Of what is shared; the document's title when left out. */
  readonly title?: string;
  /** The page from the product's root, with its parameters; the one that is shown when left out. */
  readonly path?: string;
  /** Makes what is drawn of it, for systems whose sheet takes pictures. */
  readonly picture?: () => SharePicture | undefined;
  /** Only the icon is seen. */
  readonly iconOnly?: boolean;
}

/** Gives the link of a page away: by the system's sheet, else by the clipboard, else as a text to select. */
export function ShareButton({ title, path, picture, iconOnly = false, ...look }: ShareButtonProps) {
  const [url, setUrl] = useState<string>();
  const share = async () => {
    const link = { title: title ?? document.title, url: shareUrl(path) };
    const drawn = 'canShare' in navigator ? picture?.() : undefined;
    const outcome = await shareLink(link, navigator, drawn && (await draw(drawn)));
    if (outcome === 'copied') toast({ tone: 'good', title: t`The link is copied`, body: link.title });
    if (outcome === 'failed') setUrl(link.url);
  };
  const icon = <Glyph path={ICON} size={17} />;
  return (
    <>
      {iconOnly ? (
        <IconButton label={t`Share`} {...look} onClick={() => void share()}>
          {icon}
        </IconButton>
      ) : (
        <Button icon={icon} {...look} onClick={() => void share()}>{t`Share`}</Button>
      )}
      {url !== undefined && <LinkDialog url={url} onClose={() => setUrl(undefined)} />}
    </>
  );
}

/** Its code comes with the press. A link without a picture is better than none. */
async function draw(picture: SharePicture): Promise<File | undefined> {
  try {
    const { sharePictureFile } = await import(/* webpackChunkName: "share-picture" */ './share-picture.ts');
    return await sharePictureFile(picture);
  } catch {
    return undefined;
  }
}

const ICON = 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8';

/** The browser's own dialog: it needs no code that arrives later, so that it opens offline too. */
function LinkDialog({ url, onClose }: { readonly url: string; readonly onClose: () => void }) {
  const id = useId();
  const open: Ref<HTMLDialogElement> = (dialog) => {
    dialog?.showModal();
    dialog?.querySelector('input')?.select();
  };
  return (
    <dialog ref={open} className={`panel ${classes.dialog}`} aria-labelledby={id} onClose={onClose}>
      <form method="dialog" className={classes.form}>
        <h2 id={id} className={classes.title}>{t`The link could not be copied`}</h2>
        <p className={`subdued ${classes.hint}`}>{t`Here it is, to be copied by hand.`}</p>
        <input className={classes.url} aria-label={t`Link`} value={url} readOnly />
        <Button type="submit">{t`Close`}</Button>
      </form>
    </dialog>
  );
}
