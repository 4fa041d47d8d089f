// The runtime's errors keep their codes; the sentences to them stay out of the bundle, since the shell has its own.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
