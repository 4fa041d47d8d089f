/** A URL ends at a space or at its closing parenthesis; one pair of its own is allowed inside. */
export const URL_PATTERN = '(https?:\\/\\/(?:[^\\s()]|\\([^\\s()]*\\))+)';

/** `img(url)`, `img220(url)` in pixels, `img40%(url)` of the width: the width and the URL. */
export const IMAGE_PATTERN = `img(\\d{0,4}%?)\\(\\s*${URL_PATTERN}\\s*\\)`;

/** The id of a video, alone or in one of the site's URLs. */
export const YOUTUBE_ID = /^(?:.*(?:v=|youtu\.be\/|embed\/|shorts\/))?([\w-]{11})(?:[?&#].*)?$/;
