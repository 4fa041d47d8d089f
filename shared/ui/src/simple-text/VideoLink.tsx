import { TextImage } from './TextImage.tsx';

/** A still picture that leads to a video on its site, as in parsed Markdown. */
export function VideoLink({ id }: { readonly id: string }) {
  return (
    <a
      data-md="video"
      href={`https://www.youtube.com/watch?v=${id}`}
      target="_blank"
      rel="noopener nofollow ugc"
    >
      <TextImage src={`https://i.ytimg.com/vi/${id}/hqdefault.jpg`} width="" />
      <span>Watch on YouTube</span>
    </a>
  );
}
