/** A notification that this device shows at a time, whichever page of the product is open then. */
export interface Reminder {
  /** Unique among the reminders of its remote, and the same when they are written anew: each is shown once. */
  readonly id: string;
  /** When it is shown; milliseconds since 1970. */
  readonly atMs: number;
  /** A device that slept until then shows it no more; milliseconds since 1970. */
  readonly expiresAtMs: number;
  /** In the language `lang`: the service worker cannot translate. */
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** What a press opens, from the product's root: `/ani/anime/1`. */
  readonly path: string;
  /** URL of a picture. */
  readonly icon?: string | undefined;
}

/** A remote that has reminders, and its widget that writes them anew. */
export interface ReminderSource {
  /** Name of the remote. */
  readonly remote: string;
  /** Its widget whose static `warm` writes the reminders: an idle page of any remote calls it. */
  readonly widget: string;
  /** When what is stored has to be written anew; milliseconds since 1970. */
  readonly refreshAtMs: number;
  /** The language of what is stored: in another one it is written anew at once. */
  readonly lang: string;
}
