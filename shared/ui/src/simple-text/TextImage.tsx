export interface TextImageProps {
  readonly src: string;
  /** As it was written: pixels, a part of the width such as `40%`, or nothing. */
  readonly width: string;
}

/** A picture in a text of a user. One that is gone is hidden. */
export function TextImage({ src, width }: TextImageProps) {
  return (
    <img
      src={src}
      width={/\d/.test(width) ? width : undefined}
      alt=""
      loading="lazy"
      decoding="async"
      // The server of a picture learns that it was loaded, but not from which page.
      referrerPolicy="no-referrer"
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}
