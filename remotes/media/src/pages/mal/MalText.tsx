import classes from '../../model/Description.module.css';

/** Plain text of the service: paragraphs are parted by empty lines. */
export function MalText({ text }: { readonly text: string }) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return (
    <div className={classes.plain}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never move
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
