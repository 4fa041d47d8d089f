/** The version of the format. A member that is added keeps it; what older readers would misunderstand raises it. */
export const FORMAT_VERSION = 1;
export const FORMAT_NAME = 'tsugi-lists';
