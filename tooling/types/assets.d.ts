/** A file built ahead by the worker configuration and imported as an asset: the value is its URL. */
declare module '*.worker.js?asset' {
  const url: string;
  export default url;
}

/** The licence of the product, as a file. */
declare module '*/LICENSE?asset' {
  const url: string;
  export default url;
}
